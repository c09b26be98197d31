innwire calendar push - --demo --yes <<'EOF'
inv_code,date,price,min_stay,availability
HR:1,2028-12-24,149.90,2,
HR:1,2028-12-25,169.90,2,
HR:1,2028-12-26,,,0
EOF
