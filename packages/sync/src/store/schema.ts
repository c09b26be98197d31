import { StoreError } from './store.ts'

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

/**
 * Number of the journal's format: what the tables are, and what the engine keeps in them. It rises when this version
 * writes what an older one would misread. A journal without a number is from before there was one, and has format 1.
 */
export const journalFormat = 1

/** @throws {StoreError} when a newer version has written the journal */
export function checkFormat(journal: string, found: number) {
  if (found > journalFormat)
    throw new StoreError(
      `${journal} holds a journal of format ${found}; this version of @innwire/sync reads formats up to ` +
        `${journalFormat}. A newer version has written it: install that one, or use another journal.`,
    )
}
