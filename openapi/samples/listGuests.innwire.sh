innwire lookup guests --demo
