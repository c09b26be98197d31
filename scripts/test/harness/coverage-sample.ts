import type { OpenApiDocument } from '../../contract/openapi-document.ts'

const quota = { 'X-Quota': { $ref: '#/components/headers/Quota' } }
const json = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})
const ok = { $ref: '#/components/responses/Guests' }
const failed = { $ref: '#/components/responses/Failed' }
const parameters = [{ $ref: '#/components/parameters/Page' }]

/** A contract with one of everything that a row can name: an operation, its twin, and one that writes. */
export const contract = {
  openapi: '3.1.0',
  info: { title: 'Hotel', version: '1.0.0' },
  tags: [{ name: 'Guests' }],
  paths: {
    '/v2/guests/~': {
      get: { operationId: 'listGuests', parameters, responses: { 200: ok, 400: failed } },
      put: {
        operationId: 'putGuest',
        'x-merged-input': 'GuestInput',
        requestBody: { $ref: '#/components/requestBodies/Form' },
        responses: { 400: failed },
      },
    },
    '/v1/guests/~': { get: { operationId: 'listGuestsV1', parameters, responses: { 200: ok, 400: failed } } },
  },
  components: {
    securitySchemes: { Token: { type: 'apiKey', in: 'query', name: 'token' } },
    parameters: { Page: { name: 'page[]', in: 'query', schema: { type: 'integer' } } },
    headers: { Quota: { description: 'What is left.', schema: { type: 'integer' } } },
    requestBodies: { Form: { content: json('GuestInput') } },
    responses: {
      Guests: { description: 'Guests.', headers: quota, content: json('GuestList') },
      Failed: { description: 'Wrong.', headers: quota, content: json('Failure') },
    },
    examples: { OneGuest: { summary: 'One', value: {} } },
    schemas: {
      GuestList: {
        properties: { guests: { type: 'array', items: { $ref: '#/components/schemas/Guest' } } },
      },
      Guest: {
        properties: { name: { type: 'string' }, state: { $ref: '#/components/schemas/State' } },
        anyOf: [{ properties: { name: { minLength: 1 }, nickname: { type: 'string' } } }],
      },
      GuestInput: { properties: { 'names[]': { type: 'array', items: { properties: { first: {} } } } } },
      State: { 'x-extensible-enum': ['here', 'gone'] },
      Failure: { properties: { code: { $ref: '#/components/schemas/Code' } } },
      Code: {
        enum: ['lost'],
        'x-error-codes': { lost: { status: 400, retryable: false, meaning: 'Lost.' } },
      },
      Unreachable: { properties: { nothing: {} } },
    },
  },
} as unknown as OpenApiDocument
