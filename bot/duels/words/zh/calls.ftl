# 面板的编辑不会发出通知，因此用消息呼叫玩家。
call-turn = { $user } 你与{ $name }的决斗轮到你的回合了：{ $panel }
call-asked = { $user } 你与{ $name }的决斗正在等你选择：{ $panel }
duel-calls-description = 选择何时用消息叫你回到决斗
calls-option-call = 什么时候用消息叫你？你一有操作，消息就会消失。
calls-never = 从不
calls-away = 我离开一分钟以上时
calls-always = 每次轮到我的回合时也叫我
calls-set-never = 除了时间快到时，不再用消息叫你。
calls-set-away = 你一分钟以上没有操作而需要你选择时，会用消息叫你。
calls-set-always = 每次轮到你的回合时，以及你一分钟以上没有操作而需要你选择时，会用消息叫你。
