import { answer } from '../http/answer.ts'
import type { Service } from '../service.ts'
import { listRows } from '../storage/rows.ts'
import type { PropertyHandlers, PropertyRequest } from './handler-types.ts'
import { counted } from './outcomes.ts'

/** How an account, department or product is named in a posting. */
export const apiCode = (id: number) => `HR:${id}`

export function accountRoutes({ storage: { read } }: Service) {
  const listSalesDepartments = async ({
    setUp,
  }: PropertyRequest<'listSalesDepartments' | 'listSalesDepartmentsSample'>) => {
    const rows = await listRows(read, 'sales_department', { hr_id: setUp.property.hr_id }, 'id')
    const data = rows.map(({ id, name, type_code, type }) => ({
      id,
      name,
      type_code,
      api_code: apiCode(id),
      type,
    }))
    return answer<'listSalesDepartments'>(
      { status: 'success', data, total_count: data.length },
      { words: counted(data.length, 'department') },
    )
  }
  return {
    listSalesDepartments,
    listSalesDepartmentsSample: listSalesDepartments,

    listRevenueAccounts: async ({ setUp }) => {
      const rows = await listRows(read, 'revenue_account', { hr_id: setUp.property.hr_id }, 'id')
      const data = rows.map(({ id, name, type_code, type, tax_amounts }) => ({
        id,
        name,
        type_code,
        api_code: apiCode(id),
        type,
        tax_amounts: JSON.parse(tax_amounts) as string[],
      }))
      return answer<'listRevenueAccounts'>(
        { status: 'success', data, total_count: data.length },
        { words: counted(data.length, 'account') },
      )
    },

    listExtras: async ({ setUp }) => {
      const { hr_id, currency } = setUp.property
      const rows = await listRows(read, 'extra', { hr_id }, 'id')
      const data = rows.map(({ hr_id: _, id, ...extra }) => ({
        option_value: { ...extra, api_code: apiCode(id), extra_id: id },
      }))
      return answer<'listExtras'>(
        { status: 'success', data, currency, total_count: data.length },
        { words: counted(data.length, 'extra') },
      )
    },
  } satisfies Partial<PropertyHandlers>
}
