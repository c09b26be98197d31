import { relative } from 'node:path'
import ts from 'typescript'
import { root } from '../build/root.ts'
import { fail, type Gate, pass, type Verdict } from './gate.ts'

/** A member of a type of options, or an option in a call that reads a command line. */
type Option = ts.PropertySignature | ts.PropertyAssignment

/** An option that nobody reads is refused by nothing: whoever gives it believes that it has an effect. */
export const unreadOptions: Gate = {
  name: 'no option that nobody reads',
  needs: 'generated',
  run: async () => {
    const config = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
    const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
    return judgeOptions(
      fileNames.filter((file) => !/\/test\/|\.test\.ts$/.test(file)),
      options,
    )
  },
}

/**
 * Judges what is declared in types whose name ends in `Options`, and in calls of `parseArgs` and `parseStrictly`.
 * @param files of the program; a reader in a test would not count
 */
export function judgeOptions(files: string[], compilerOptions: ts.CompilerOptions): Verdict {
  const program = ts.createProgram(files, { ...compilerOptions, noEmit: true })
  const checker = program.getTypeChecker()
  const sources = files.flatMap((file) => program.getSourceFile(file) ?? [])
  const declared = sources.flatMap((source) => [...within(source)].flatMap(optionsOf))
  const names = new Set(declared.map(nameOf))
  const read = new Set(sources.flatMap((source) => [...within(source)].flatMap(readBy(checker, names))))
  const unread = declared.filter((option) => !read.has(option))
  if (unread.length === 0) return pass
  const lines = unread.map((option) => `${placeOf(option)}: nobody reads the option ${nameOf(option)}.`)
  return fail(`${lines.join('\n')}\nRead it where it has its effect, or take it out.\n`)
}

function* within(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* within(child)
}

function optionsOf(node: ts.Node): Option[] {
  if (ts.isTypeAliasDeclaration(node) && node.name.text.endsWith('Options')) return membersOf(node.type)
  if (!ts.isCallExpression(node) || !/^parse(Args|Strictly)$/.test(node.expression.getText())) return []
  return [...within(node)].flatMap((inner) =>
    ts.isPropertyAssignment(inner) && inner.name.getText() === 'options' ? [...assignmentsIn(inner)] : [],
  )
}

/** Of the type itself: what it refers to by name is declared elsewhere. */
function membersOf(type: ts.TypeNode): Option[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(membersOf)
  return ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : []
}

const assignmentsIn = ({ initializer }: ts.PropertyAssignment): Option[] =>
  ts.isObjectLiteralExpression(initializer) ? initializer.properties.filter(ts.isPropertyAssignment) : []

const nameOf = ({ name }: Option): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText()

function placeOf(option: Option): string {
  const source = option.getSourceFile()
  const { line } = source.getLineAndCharacterOfPosition(option.getStart())
  return `${relative(root, source.fileName)}:${line + 1}`
}

/** The declarations of what a node reads, as far as it has one of the names. */
const readBy = (checker: ts.TypeChecker, names: ReadonlySet<string>) => (node: ts.Node) => {
  const declarationsOf = (object: ts.Node, name: string) =>
    names.has(name) ? (propertyOf(checker, object, name)?.declarations ?? []) : []
  if (ts.isPropertyAccessExpression(node))
    return isWritten(node) ? [] : declarationsOf(node.expression, node.name.text)
  if (ts.isElementAccessExpression(node) && !isWritten(node)) {
    const type = checker.getTypeAtLocation(node.argumentExpression)
    const keys = type.isUnion() ? type.types : [type]
    return keys.flatMap((key) => (key.isStringLiteral() ? declarationsOf(node.expression, key.value) : []))
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
    const name = node.propertyName ?? node.name
    return ts.isIdentifier(name) || ts.isStringLiteral(name) ? declarationsOf(node.parent, name.text) : []
  }
  return []
}

const propertyOf = (checker: ts.TypeChecker, object: ts.Node, name: string) =>
  checker.getPropertyOfType(checker.getNonNullableType(checker.getTypeAtLocation(object)), name)

const isWritten = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
