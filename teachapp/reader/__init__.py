"""What readers' browsers ask for beside pages: to install the site, to keep it, to spell words."""
