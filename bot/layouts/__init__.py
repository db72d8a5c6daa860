"""What stands in a message: boards, panels and notes as Components V2."""
