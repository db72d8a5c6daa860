# What any command may have to say.
went-wrong = 出了点问题。如果您想做的事没有完成，请重试。
