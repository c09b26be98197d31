innwire transaction 883770514 --wait --demo
