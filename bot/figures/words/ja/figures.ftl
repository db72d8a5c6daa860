# ボットの状態。
status-description = 応答の速さ、進行中のデュエルと大会の数、バージョン
status-answers = この24時間の応答時間：中央値は{ $half }、99パーセンタイルは{ $most }です。
status-no-answers = 起動してから、まだ操作がありません。
status-ms = { $ms }ミリ秒以内
status-s = { $s }秒以内
status-longer = 3秒超
status-going = 進行中：デュエル{ $duels }件、大会{ $events }件
status-version = Duelkeeper { $version }
