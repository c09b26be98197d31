import type { PosMappings } from '../generated/control.ts'
import { type Ledger, type LedgerKind, readLedger } from '../postings/ledger.ts'
import { deleteRows, insertRows } from '../storage/rows.ts'
import type { ControlIssue } from './control-types.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, SetUpParts } from './handler-types.ts'
import { refusedAt } from './refusals.ts'

/** Where each kind stands in the body, and among the defaults. */
const kinds = [
  { kind: 'department', field: 'departments', title: 'sales department' },
  { kind: 'account', field: 'accounts', title: 'revenue account' },
  { kind: 'product', field: 'products', title: 'extra' },
] as const

export function posMappingHandlers({ service: { storage } }: SetUpParts) {
  return {
    getPosMappings: async ({ path: { hr_id } }) => {
      const property = await findProperty(storage.read, hr_id)
      return { status: 200, body: posMappings(await readLedger(storage.read, property)) }
    },

    putPosMappings: ({ path: { hr_id }, body }) =>
      storage.write(async (database) => {
        const property = await findProperty(database, hr_id)
        const [first, ...rest] = unknownIds(await readLedger(database, property), body)
        if (first) throw refusedAt(first, ...rest)
        await deleteRows(database, 'pos_mapping', { hr_id })
        for (const { kind, field } of kinds) {
          const ids = [...Object.entries(body[field]), ['', body.defaults[kind]] as const]
          const rows = ids.flatMap(([pos_id, id]) => (id === null ? [] : [{ pos_id, id }]))
          await insertRows(database, 'pos_mapping', { hr_id, kind }, rows)
        }
        return { status: 200, body: posMappings(await readLedger(database, property)) }
      }, hr_id),
  } satisfies Partial<ControlHandlers>
}

function unknownIds(ledger: Ledger, body: PosMappings): ControlIssue[] {
  const known = { department: ledger.departments, account: ledger.accounts, product: ledger.products }
  return kinds.flatMap(({ kind, field, title }) => {
    const given: [path: string, id: number | null][] = [
      ...Object.entries(body[field]).map(([posId, id]): [string, number] => [
        `${field}[${JSON.stringify(posId)}]`,
        id,
      ]),
      [`defaults.${kind}`, body.defaults[kind]],
    ]
    return given.flatMap(([path, id]): ControlIssue[] => {
      if (id === null || known[kind].has(id)) return []
      const message = `The property has no ${title} ${id}. Create it first, or give the id of another.`
      return [{ path, code: 'unknown_reference', message }]
    })
  })
}

function posMappings({ mappings }: Ledger): PosMappings {
  const ids = (kind: LedgerKind) => Object.fromEntries([...mappings[kind]].filter(([posId]) => posId !== ''))
  const standard = (kind: LedgerKind) => mappings[kind].get('') ?? null
  return {
    departments: ids('department'),
    accounts: ids('account'),
    products: ids('product'),
    defaults: {
      department: standard('department'),
      account: standard('account'),
      product: standard('product'),
    },
  }
}
