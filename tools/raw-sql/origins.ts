import type { ArrowFunction, Expression, FunctionDeclaration, Node, ParameterDeclaration } from 'typescript/unstable/ast'
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isForOfStatement,
  isFunctionDeclaration,
  isIdentifier,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSpreadElement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { type Checker, SymbolFlags } from 'typescript/unstable/sync'

/** An expression, and what the functions around it were given for their parameters. */
export type Origin = { readonly node: Expression; readonly given: Given }
type Given = ReadonlyMap<Node, Origin>
type WrittenFunction = ArrowFunction | FunctionDeclaration

/** Where the value of an expression is written: names, members, calls and conditions are followed to the expressions behind them. */
export function originsOf(checker: Checker, { node, given }: Origin): readonly Origin[] {
  const follow = (next: Expression, within = given) => originsOf(checker, { node: next, given: within })
  if (isParenthesizedExpression(node) || isAsExpression(node)) return follow(node.expression)
  if (isConditionalExpression(node)) return [...follow(node.whenTrue), ...follow(node.whenFalse)]
  if (isPropertyAccessExpression(node)) return follow(node.expression).flatMap((origin) => membersOf(checker, origin, node.name.text))
  if (isElementAccessExpression(node)) return follow(node.expression).flatMap((origin) => membersOf(checker, origin))
  if (isIdentifier(node)) return originsOfName(checker, { node, given })
  if (!isCallExpression(node)) return [{ node, given }]
  const called = functionNamed(checker, node.expression)
  if (!called) return [{ node, given }]
  const inner = new Map([...given, ...called.parameters.flatMap((parameter, i) => pairOf(parameter, node.arguments[i], given))])
  return resultsOf(called).flatMap((result) => follow(result, inner))
}

function pairOf(parameter: ParameterDeclaration, argument: Expression | undefined, given: Given): readonly [Node, Origin][] {
  const node = argument ?? parameter.initializer
  return node ? [[parameter, { node, given }]] : []
}

function originsOfName(checker: Checker, { node, given }: Origin): readonly Origin[] {
  const declaration = declarationOf(checker, node)
  if (!declaration) return [{ node, given }]
  if (!isBindingElement(declaration)) return originsOfDeclared(checker, declaration, given) ?? [{ node, given }]
  const name = (declaration.propertyName ?? declaration.name)?.getText()
  const whole = originsOfDeclared(checker, declaration.parent.parent, given) ?? []
  return whole.flatMap((origin) => membersOf(checker, origin, name))
}

function originsOfDeclared(checker: Checker, declaration: Node, given: Given): readonly Origin[] | undefined {
  if (isVariableDeclaration(declaration)) {
    if (declaration.initializer) return originsOf(checker, { node: declaration.initializer, given })
    const loop = declaration.parent.parent
    return isForOfStatement(loop) ? itemsOf(checker, { node: loop.expression, given }) : undefined
  }
  if (!isParameterDeclaration(declaration)) return undefined
  const known = given.get(declaration)
  if (known) return originsOf(checker, known)
  return givenByCallers(checker, declaration).flatMap((argument) => originsOf(checker, { node: argument, given }))
}

/** The member of an object that is written out; any of them, when the key is known only when it runs. */
function membersOf(checker: Checker, { node, given }: Origin, name?: string): readonly Origin[] {
  if (!isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((property) => {
    if (!isPropertyAssignment(property) || (name !== undefined && property.name.getText() !== name)) return []
    return originsOf(checker, { node: property.initializer, given })
  })
}

function declarationOf(checker: Checker, node: Node): Node | undefined {
  const symbol = checker.getSymbolAtLocation(node)
  const meant = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return meant?.valueDeclaration?.resolve()
}

function functionNamed(checker: Checker, called: Expression): WrittenFunction | undefined {
  const declaration = isIdentifier(called) ? declarationOf(checker, called) : undefined
  if (declaration && isFunctionDeclaration(declaration)) return declaration
  const made = declaration && isVariableDeclaration(declaration) ? declaration.initializer : undefined
  return made && isArrowFunction(made) ? made : undefined
}

function resultsOf({ body }: WrittenFunction): readonly Expression[] {
  if (!body) return []
  if (!isBlock(body)) return [body]
  const returned: Expression[] = []
  const visit = (node: Node): void => {
    if (isReturnStatement(node) && node.expression) returned.push(node.expression)
    if (!isArrowFunction(node) && !isFunctionDeclaration(node)) node.forEachChild(visit)
  }
  visit(body)
  return returned
}

/** What a list may hold, as far as it is written out; what is made of each of its items, too. */
export function itemsOf(checker: Checker, list: Origin): readonly Origin[] {
  return originsOf(checker, list).flatMap(({ node, given }) => {
    if (isArrayLiteralExpression(node)) {
      return node.elements.flatMap((item) =>
        isSpreadElement(item) ? itemsOf(checker, { node: item.expression, given }) : [{ node: item, given }],
      )
    }
    const made = isCallExpression(node) ? node.arguments[0] : undefined
    if (!isCallExpression(node) || !made || !isArrowFunction(made) || !isPropertyAccessExpression(node.expression)) return []
    const [parameter] = made.parameters
    const known = itemsOf(checker, { node: node.expression.expression, given })
    const each = parameter && known.length > 0 ? known.map((item) => new Map([...given, [parameter, item]])) : [given]
    return each.flatMap((within) => resultsOf(made).map((result) => ({ node: result, given: within })))
  })
}

function givenByCallers(checker: Checker, parameter: ParameterDeclaration): readonly Expression[] {
  const around = parameter.parent
  if (!isArrowFunction(around) && !isFunctionDeclaration(around)) return []
  const place = around.parameters.indexOf(parameter)
  return checker.getSignatureUsage(isArrowFunction(around) ? around.parent : around).flatMap(({ call }) => {
    const node = call?.resolve()
    const argument = node && isCallExpression(node) ? node.arguments[place] : undefined
    return argument ? [argument] : []
  })
}
