import { isPartition, wholeTable } from './partitions.ts'

/** What PostgreSQL answers to `explain (format json)`. */
export type Explained = { 'QUERY PLAN': [{ Plan: Node }] }

/** A step of a plan, as PostgreSQL says it. */
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  Plans?: Node[]
}

/**
 * The tables of which a plan reads more than one partition, or rows of more than one property. Tables that are not
 * partitioned have no property.
 */
export function readWidely(plan: Node): string[] {
  const scans = scansIn(plan)
  const partitions = Map.groupBy(new Set(scans.map((scan) => scan['Relation Name'] ?? '')), wholeTable)
  const wide = [...partitions].filter(([, its]) => its.length > 1).map(([table]) => table)
  const unnamed = scans
    .filter((scan) => !namesProperty(scan))
    .map((scan) => wholeTable(scan['Relation Name'] ?? ''))
  return [...new Set([...wide, ...unnamed])]
}

/** Its own parts only: what a statement writes to stands in no plan as read. */
const scansIn = (node: Node): Node[] => [
  ...(isPartition(node['Relation Name']) && node['Node Type'] !== 'ModifyTable' ? [node] : []),
  ...(node.Plans ?? []).flatMap(scansIn),
]

const namesProperty = (scan: Node): boolean =>
  ['Index Cond', 'Recheck Cond', 'Filter'].some((kind) =>
    /\bhr_id = '/.test(String(scan[kind as keyof Node] ?? '')),
  )
