innwire channels --demo
