# What any command may have to say.
went-wrong = 出了点问题,没有任何更改。请重试。
