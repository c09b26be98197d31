import { readFileSync } from 'node:fs'
import { TypeScript as ts } from 'typedoc'
import { root } from '../../../scripts/build/root.ts'

/** An event as a union declares it: what its `type` says of it, and its other fields. */
export type DeclaredEvent = {
  name: string
  meaning: string
  fields: { name: string; type: string; meaning: string }[]
}

/** The events that a file declares: each member of a union with a `type` of its own. */
export function declaredEvents(file: string): DeclaredEvent[] {
  const source = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: DeclaredEvent[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node)) found.push(...eventOf(node))
    else ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return found
}

function eventOf(literal: ts.TypeLiteralNode): DeclaredEvent[] {
  const members = literal.members.filter(ts.isPropertySignature)
  const type = members.find((member) => member.name.getText() === 'type')
  if (!type?.type || !ts.isLiteralTypeNode(type.type)) return []
  const fields = members
    .filter((member) => member !== type && member.name.getText() !== 'message')
    .map((member) => ({
      name: member.name.getText(),
      type: member.type?.getText() ?? '',
      meaning: meaningOf(member),
    }))
  return [{ name: type.type.getText().replaceAll("'", ''), meaning: meaningOf(type), fields }]
}

const meaningOf = (member: ts.PropertySignature): string =>
  ts
    .getJSDocCommentsAndTags(member)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s*\n\s*/g, ' ')
