import type { OpenApiDocument } from '../../../scripts/contract/openapi-document.ts'
import { contracts } from './contracts.ts'
import type { Page } from './page.ts'

type Code = { status: number; retryable: boolean; meaning: string }
type Codes = Record<string, Code>

const codesOf = (document: OpenApiDocument, schema: string): Codes =>
  document.components.schemas[schema]?.['x-error-codes'] ?? {}

export const errorCodes = {
  property: codesOf(contracts.property, 'ErrorCode'),
  control: codesOf(contracts.control, 'ControlErrorCode'),
}

const ofControlAlone = Object.entries(errorCodes.control).filter(([code]) => !(code in errorCodes.property))

/** The catalogue of errors: each code has an anchor of its name. */
export const errorsPage = (): Page => ({
  id: 'errors',
  file: 'openapi/components/schemas/ErrorCode.yaml',
  title: 'Error codes',
  description:
    'Every code of a refusal: its status, what it means, and whether sending the same again can help.',
  body: `A refusal has a body with a \`code\` to branch on, a \`message\` for people, the \`request_id\`, and \`errors\` with each wrong place
(D9). The service itself shows no error body: these are the codes of our server, and another service may answer otherwise.

A **calendar update** that is refused in part is no error: it is a 200 with [\`try_again\`](/concepts/try-again.html).

## Of the property API

${Object.entries(errorCodes.property).map(section).join('\n\n')}

## Of the control API alone

${ofControlAlone.map(section).join('\n\n')}
`,
})

const section = ([code, { status, retryable, meaning }]: [string, Code]) => `### ${code}

HTTP ${status}. ${meaning}

${retryable ? 'The same request may succeed **later**.' : 'The same request will be refused again.'}`
