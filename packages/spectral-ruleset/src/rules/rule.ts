import type { IFunctionResult, RuleDefinition, RulesetFunctionContext } from '@stoplight/spectral-core'
import { oas3 } from '@stoplight/spectral-formats'
import { type Model, modelOf, type Nodes } from '../document/model.ts'
import { type Place, pathOf } from '../document/place.ts'

/** What a rule does with each node of a kind. */
export type Visitor = { readonly [Kind in keyof Nodes]?: (node: Nodes[Kind][number]) => void }

/** Reports one fault: what is wrong and how to mend it, and where it stands. */
export type Report = (message: string, place: Place) => void

type RuleText = {
  readonly description: string
  readonly severity: 'error' | 'warn' | 'info'
  /** `false`: the rule stays off until a ruleset switches it on. */
  readonly recommended?: boolean
}

/** A Spectral rule as a visitor. It reads the document as it was written, and not what a JSON path matches in a resolved one. */
export function rule(text: RuleText, visitorOf: (report: Report, model: Model) => Visitor): RuleDefinition {
  return ruleWith(text, {
    function: (_resolved: unknown, _options: unknown, context: RulesetFunctionContext) =>
      reported(context, (report, model) => {
        const visitor = visitorOf(report, model)
        for (const kind of Object.keys(visitor) as (keyof Nodes)[]) visitAll(visitor, kind, model.nodes)
      }),
  })
}

function visitAll<Kind extends keyof Nodes>(visitor: Visitor, kind: Kind, nodes: Nodes): void {
  const visit: Visitor[Kind] = visitor[kind]
  for (const node of nodes[kind] as readonly Nodes[Kind][number][]) visit?.(node)
}

/** A Spectral rule around a function that makes its own results. */
export function ruleWith(
  { description, severity, recommended = true }: RuleText,
  call: Exclude<RuleDefinition['then'], unknown[]>,
): RuleDefinition {
  return {
    description,
    message: '{{error}}',
    severity,
    recommended,
    formats: [oas3],
    given: '$',
    // biome-ignore lint/suspicious/noThenProperty: the name is Spectral's, and nobody awaits a rule.
    then: call,
  }
}

/** Runs `check` and returns what it reports in the form Spectral expects. */
export function reported(
  context: RulesetFunctionContext,
  check: (report: Report, model: Model) => void,
): IFunctionResult[] {
  const results: IFunctionResult[] = []
  const report: Report = (message, place) => {
    // Spectral fills in `{{…}}` in every message; a name taken from the document must not be read as one.
    results.push({ message: message.replaceAll('{{', '{ {'), path: pathOf(place) })
  }
  check(report, modelInContext(context))
  return results
}

// Spectral calls every rule by itself; the inventory is the one object that all calls of a run have in common.
const models = new WeakMap<object, Model>()

/** The model of a lint run: made once, and shared by all rules. */
export function modelInContext({ document, documentInventory }: RulesetFunctionContext): Model {
  const known = models.get(documentInventory)
  if (known !== undefined) return known
  const model = modelOf({
    data: document.data,
    file: document.source,
    others: documentInventory.referencedDocuments,
  })
  models.set(documentInventory, model)
  return model
}
