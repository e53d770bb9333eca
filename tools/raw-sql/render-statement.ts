import type { Expression, Node, TemplateExpression } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is'
import type { Checker } from 'typescript/unstable/sync'
import { itemsOf, type Origin, originsOf } from './origins.ts'
import { membersOf } from './row-types.ts'

/** Stands where a value travels beside the text. */
const VALUE = '\u0000'
const CONSTANTS = ['lit', 'ref', 'raw']

/** Every text that a raw statement may have, with its values numbered. Where a part has alternatives, each is taken at least once. */
export function renderStatement(checker: Checker, statement: Expression): readonly string[] {
  const textsOf = (origin: Origin): readonly string[] => some(origin.node, originsOf(checker, origin).flatMap(render))

  const render = ({ node, given }: Origin): readonly string[] => {
    const textsOfPart = (part: Expression) => (isSql(checker, part) ? textsOf({ node: part, given }) : [VALUE])
    if (isTaggedTemplateExpression(node)) {
      return isNoSubstitutionTemplateLiteral(node.template) ? [node.template.text] : wovenTemplate(node.template, textsOfPart)
    }
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return []
    const [first, second] = node.arguments
    if (!first) return []
    if (node.expression.name.text === 'join') return joined({ node: first, given }, second ? textsOfPart(second) : [', '])
    return CONSTANTS.includes(node.expression.name.text) ? constants({ node: first, given }) : []
  }

  /** All of the list at once. */
  const joined = (list: Origin, [between = '']: readonly string[]): readonly string[] => {
    const items = itemsOf(checker, list).map(textsOf)
    return woven(['', ...items.slice(1).map(() => between), ''], items)
  }

  /** As it is written, or else whatever its type allows. */
  const constants = (origin: Origin): readonly string[] => {
    const written = originsOf(checker, origin).flatMap(({ node, given }) =>
      isTemplateExpression(node) ? wovenTemplate(node, (part) => constants({ node: part, given })) : constantsOfType(checker, node),
    )
    return some(origin.node, written.length > 0 ? written : constantsOfType(checker, origin.node))
  }

  return [...new Set(textsOf({ node: statement, given: new Map() }).map(numbered))]
}

function isSql(checker: Checker, node: Expression): boolean {
  const type = checker.getTypeAtLocation(node)
  return type !== undefined && checker.getPropertyOfType(type, 'toOperationNode') !== undefined
}

function some(node: Node, texts: readonly string[]): readonly string[] {
  if (texts.length === 0) throw new Error(`no text can be read from \`${node.getText().slice(0, 80)}\``)
  return texts
}

function wovenTemplate({ head, templateSpans }: TemplateExpression, textsOf: (part: Expression) => readonly string[]) {
  return woven(
    [head.text, ...templateSpans.map(({ literal }) => literal.text)],
    templateSpans.map(({ expression }) => textsOf(expression)),
  )
}

function woven(written: readonly string[], between: readonly (readonly string[])[]): readonly string[] {
  return eachAtLeastOnce(between).map((parts) => written.map((text, i) => text + (parts[i] ?? '')).join(''))
}

/** The first of every place, then each other text of a place beside the first of the others: no product of all with all. */
function eachAtLeastOnce(places: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const first = places.map(([text = '']) => text)
  return [first, ...places.flatMap((texts, place) => texts.slice(1).map((text) => first.with(place, text)))]
}

function numbered(text: string): string {
  let values = 0
  return text.replaceAll(VALUE, () => `$${++values}`)
}

/** What a text or number inside the statement can be: one constant, or one of a few. */
function constantsOfType(checker: Checker, node: Expression): readonly string[] {
  const type = checker.getTypeAtLocation(node)
  return type ? membersOf(type).flatMap((one) => ('value' in one && one.value !== undefined ? [String(one.value)] : [])) : []
}
