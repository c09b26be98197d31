innwire lookup extras --demo
