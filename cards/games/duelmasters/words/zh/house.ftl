# 牌桌可以另行约定的决斗派对规则。
house-shields = { $setting }张护盾
house-hand = { $setting }张手牌
house-void-wins = 获胜的效果有效
house-void-turns = 追加回合有效
house-once-a-name = 同名卡每回合可多次
