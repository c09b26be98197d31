// First of all: what stands below needs that Node when it is imported.
import './needed-node.ts'

export type { Budget, BudgetEvent, BudgetState, Quota, RequestClass, Ticket } from './budget/budget.ts'
export { type BudgetOptions, openBudget } from './budget/open-budget.ts'
export { systemTimer, type Timer } from './budget/timer.ts'
export type {
  CalendarDay,
  CalendarPush,
  ChannelState,
  ParkedValue,
  ValueState,
} from './calendar/calendar-push.ts'
export { ClosedError } from './engine/engine.ts'
export type { Flow, SyncEvent } from './engine/events.ts'
export type { OnRequest, RequestMade } from './engine/on-request.ts'
export type { EngineOptions } from './engine/open-engine.ts'
export type { Pacing } from './engine/pacing.ts'
export type { StartLater, StillLater } from './engine/start.ts'
export type { Bookings, RangeEnd, Repeat } from './engine/statements.ts'
export type {
  Fleet,
  FleetEvent,
  FleetList,
  FleetOptions,
  FleetProperty,
  FleetState,
} from './fleet/fleet.ts'
export { openFleet } from './fleet/open-fleet.ts'
export { openSync, type Sync, type SyncOptions } from './open-sync.ts'
export type {
  CalendarChange,
  CalendarPlan,
  CellValues,
  PlanLimits,
  PlannedRequest,
  PlanOptions,
  RefusedChange,
  Target,
} from './plan/changes.ts'
export { checkCalendar } from './plan/check-calendar.ts'
export type { ListedRoom } from './plan/listed-room.ts'
export { planCalendar } from './plan/plan-calendar.ts'
export { cashierMessage, type RefusalCode } from './postings/cashier-message.ts'
export type { OnPosting, PostingNotice } from './postings/on-posting.ts'
export type {
  InvoiceOutcome,
  PostedInvoice,
  PostingOutbox,
  PostingOutcome,
  PostingReceipt,
  PostingState,
  PostingTrouble,
  RefusedInvoice,
  UnconfirmedInvoice,
  WaitingInvoice,
  WithdrawnInvoice,
} from './postings/outcome.ts'
export { type JournalReader, readJournal, type WorkerSettings } from './read-journal.ts'
export type {
  DeadLetter,
  FeedState,
  OnReservation,
  QuarantinedEntry,
  Replayed,
  ReplayedEntries,
  ReservationChange,
  ReservationFeed,
} from './reservations/change.ts'
export type { Fingerprint } from './reservations/fingerprint.ts'
export { SkippedPagesError } from './reservations/read-page.ts'
export type { FeedOptions } from './reservations/reservation-feed.ts'
export type { SyncStatus } from './status.ts'
export { type MemoryStoreOptions, memoryStore } from './store/memory.ts'
export { postgresStore } from './store/postgres.ts'
export type { PostgresSettings } from './store/postgres-settings.ts'
export { type SqliteStoreOptions, sqliteStore } from './store/sqlite.ts'
export {
  type Entry,
  type EntryChange,
  type EntryRange,
  type FleetStore,
  type Json,
  type Lease,
  LeaseLostError,
  type LeaseOwner,
  type LeaseTable,
  type Store,
  StoreError,
} from './store/store.ts'
