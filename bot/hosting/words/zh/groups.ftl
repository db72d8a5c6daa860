event-description = 赛事：淘汰赛、瑞士轮和循环赛
event-admin-description = 管理本服务器的赛事
