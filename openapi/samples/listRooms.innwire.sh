innwire rooms --demo
