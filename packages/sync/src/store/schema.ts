/*
 * The journal: one table for whatever is kept, one for leases. Names begin with `innwire_`, because the tables may
 * stand in a database that has others.
 */

/** Every property that has entries, in one step each, however many entries it has. */
export const selectProperties = `
  WITH RECURSIVE found(property) AS (
    SELECT min(property) FROM innwire_entry
    UNION ALL
    SELECT (SELECT min(property) FROM innwire_entry WHERE property > found.property) FROM found
    WHERE property IS NOT NULL
  )
  SELECT property FROM found WHERE property IS NOT NULL`
