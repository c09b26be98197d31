export type { CompiledSchema } from './compiled-schema.ts'
export {
  type Contract,
  checkByContract,
  type RawRequest,
  type Read,
  type RequestParts,
  readByContract,
} from './contract.ts'
export type { Issue } from './issue.ts'
export { judgeAnswer } from './judge-answer.ts'
export {
  checkResponse,
  type ReadRequest,
  readRequest,
} from './property-contract.ts'
export {
  type ErrorCatalogue,
  errorBody,
  type Refusal,
  refusals,
  refuse,
  refuseAccess,
  refuseIssues,
  refuseMethod,
  refusePath,
} from './refusal.ts'
export { dateFault, refusedDates, withRefusedDates } from './refused-dates.ts'
export { keepRequestId } from './request-id.ts'
export type { RequestBody, RequestQuery } from './request-types.ts'
export { rateCodeRefusal } from './rules.ts'
