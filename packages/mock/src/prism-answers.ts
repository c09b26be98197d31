import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http'

/** What a caller asks for with the header `Prefer`: `code=429`, `example=RoomsRecorded`, or both. */
export type Preference = { code?: number; exampleKey?: string }

/** A response that Prism made from the contract's examples. */
type PrismResponse = { statusCode: number; headers: Record<string, string>; body: unknown }

/** Answers from the contract; `undefined` when the contract has nothing of what is preferred. */
export type PrismAnswers = (
  request: { method: 'get' | 'put' | 'post' | 'delete' | 'patch'; path: string },
  preference: Preference,
) => Promise<PrismResponse | undefined>

/** Prism on the document. Requests are checked before they come here, by rules that Prism does not know. */
export async function prismAnswers(document: object): Promise<PrismAnswers> {
  // Prism resolves every $ref in place.
  const operations = await getHttpOperationsFromSpec(structuredClone(document))
  const config = {
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    isProxy: false as const,
    mock: { dynamic: false },
  }
  const prism = createInstance(config, { logger: createLogger('mock', { enabled: false }) })
  return async ({ method, path }, preference) => {
    const result = await prism.request({ method, url: { path } }, operations, {
      ...config,
      mock: { ...config.mock, ...preference },
    })()
    if (result._tag === 'Left') return undefined
    const { statusCode, headers, body } = result.right.output
    return { statusCode, headers: headers ?? {}, body }
  }
}
