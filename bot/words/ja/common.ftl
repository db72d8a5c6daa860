# What any command may have to say.
went-wrong = エラーが発生しました。意図したとおりになっていない場合は、もう一度お試しください。
