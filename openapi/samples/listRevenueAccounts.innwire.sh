innwire lookup accounts --demo
