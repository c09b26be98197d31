import type { Draft, PlannedRequest } from './changes.ts'

/**
 * The requests of a stage in the order of sending: by their first date. What is for single channels goes after what is
 * for all; its daily requests stay in their order, because they hold the rest of what is for all.
 */
export function inOrder(drafts: Draft[]): PlannedRequest[] {
  const rank = ({ limited, kind }: Draft) => (limited ? (kind === 'daily' ? 1 : 2) : 0)
  return drafts
    .sort((a, b) => rank(a) - rank(b) || (a.limited ? 0 : a.first.localeCompare(b.first)))
    .map(({ first: _, limited: __, ...request }) => request)
}
