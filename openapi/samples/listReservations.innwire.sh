innwire reservations list --demo
