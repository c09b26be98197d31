innwire lookup departments --demo
