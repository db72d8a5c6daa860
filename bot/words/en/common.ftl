# What any command may have to say.
went-wrong = Something went wrong here; nothing was changed. Please try again.
