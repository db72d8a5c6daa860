# 排名计算方式的设置。
event-option-rate-floor = 小分中胜率的下限（百分比，不填则为三分之一）
event-option-count-byes = 轮空是否计入胜率（不填则计入）
event-only-standings = 胜率下限和轮空是否计入，这两项设置只适用于瑞士轮和循环赛。
event-scoring = 小分：胜率不低于{ $floor }，轮空{ $byes ->
    [yes] 计入
   *[no] 不计入
}胜率
