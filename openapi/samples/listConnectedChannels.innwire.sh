innwire channels --connected --demo
