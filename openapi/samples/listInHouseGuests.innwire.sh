innwire lookup in-house --demo
