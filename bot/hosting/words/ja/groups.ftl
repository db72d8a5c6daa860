event-description = 大会：トーナメント、スイスドロー、総当たり戦
event-admin-description = このサーバーの大会を運営する
