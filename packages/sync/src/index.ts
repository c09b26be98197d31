export type { Budget, BudgetState, Quota, RequestClass, Ticket } from './budget/budget.ts'
export { type BudgetOptions, openBudget } from './budget/open-budget.ts'
export { systemTimer, type Timer } from './budget/timer.ts'
export type {
  CalendarChange,
  CalendarPlan,
  CellValues,
  PlanLimits,
  PlannedRequest,
  PlanOptions,
  RefusedChange,
  Target,
} from './calendar/changes.ts'
export { planCalendar } from './calendar/plan-calendar.ts'
export { type MemoryStoreOptions, memoryStore } from './store/memory.ts'
export { postgresStore } from './store/postgres.ts'
export { type SqliteStoreOptions, sqliteStore } from './store/sqlite.ts'
export {
  type Entry,
  type EntryChange,
  type EntryRange,
  type Json,
  type Lease,
  LeaseLostError,
  type Store,
  StoreError,
} from './store/store.ts'
