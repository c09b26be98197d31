import type { RulesetFunctionContext } from '@stoplight/spectral-core'
import { createFacts, type Facts } from './facts.ts'
import { distinct, type Operation, operationsOf } from './operations.ts'
import { collectParts, type Parts } from './parts.ts'
import { createReader, type Located, type Reader, type Sources } from './reader.ts'
import { type SchemaWalk, walkSchemas } from './schema-walk.ts'
import { createShapes, type Shape } from './shape.ts'

/** What the rules ask about a document. Found once per lint run and shared by all rules. */
export type Survey = {
  readonly reader: Reader
  readonly parts: Parts
  /** Every operation of the paths, once, also where several paths share it. */
  readonly paths: readonly Operation[]
  /** All schemas and properties of the document. */
  readonly all: SchemaWalk
  readonly facts: (schema: Located) => Facts
  readonly shape: (schema: Located) => Shape
}

export function surveyOf(sources: Sources): Survey {
  const reader = createReader(sources)
  const parts = collectParts(reader)
  const roots = [...parts.otherSchemas, ...parts.requestSchemas, ...parts.responseSchemas]
  return {
    reader,
    parts,
    paths: distinct(operationsOf(reader)),
    all: walkSchemas(reader, roots),
    facts: createFacts(reader),
    shape: createShapes(reader),
  }
}

// Spectral calls every rule by itself; the inventory is the one object that all calls of a run have in common.
const surveys = new WeakMap<object, Survey>()

export function surveyInContext({ document, documentInventory }: RulesetFunctionContext): Survey {
  const known = surveys.get(documentInventory)
  if (known !== undefined) return known
  const survey = surveyOf({
    data: document.data,
    file: document.source,
    others: documentInventory.referencedDocuments,
  })
  surveys.set(documentInventory, survey)
  return survey
}
