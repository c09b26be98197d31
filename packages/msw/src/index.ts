export { type HandlerOptions, handlers, respond } from './handlers.ts'
export type { AcceptedRequest, ExampleName, ShownResponse, Status } from './shown-response.ts'
