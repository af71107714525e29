"""What search engines and those who share a page get: sitemap, robots.txt, preview pictures."""
