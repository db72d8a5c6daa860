# What any command may have to say.
went-wrong = Something went wrong here. If what you wanted has not happened, please try again.
