# What any command may have to say.
went-wrong = エラーが発生しました。何も変更されていません。もう一度お試しください。
