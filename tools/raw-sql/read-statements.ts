import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Expression, Node, SourceFile } from 'typescript/unstable/ast'
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync'
import { renderStatement } from './render-statement.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SOURCE = resolve(ROOT, 'apps/api/src')
const PROJECT = resolve(ROOT, 'apps/api/tsconfig.json')

export type RawStatement = {
  readonly place: string
  readonly texts: readonly string[]
  /** What its rows are said to be; unknown where nobody reads them. */
  readonly row: Type
}
export type Edit = (path: string, text: string) => string

/** Hands every raw statement of the API to `look`. The types of rows live as long as the compiler, so it is closed only afterwards. */
export async function withRawStatements<Result>(
  look: (statements: readonly RawStatement[], checker: Checker) => Promise<Result>,
  edit?: Edit,
): Promise<Result> {
  const compiler = new API({ cwd: ROOT, ...(edit ? { fs: { readFile: (path) => edited(path, edit) } } : {}) })
  try {
    const project = compiler.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT)
    if (!project) throw new Error('the compiler does not know the API')
    const statements = project.program.getSourceFileNames().flatMap((file) => {
      const source = file.startsWith(SOURCE) ? project.program.getSourceFile(file) : undefined
      return source?.text.includes('.execute(') ? statementsOf(project.checker, source) : []
    })
    return await look(statements, project.checker)
  } finally {
    compiler.close()
  }
}

function edited(path: string, edit: Edit): string | undefined {
  return path.startsWith(SOURCE) && path.endsWith('.ts') ? edit(relative(ROOT, path), readFileSync(path, 'utf8')) : undefined
}

function statementsOf(checker: Checker, source: SourceFile): readonly RawStatement[] {
  const found: RawStatement[] = []
  const visit = (node: Node): void => {
    const executed = executedBy(node)
    const row = executed && rawRowOf(checker, executed)
    if (row) found.push({ place: placeOf(source, executed), texts: renderStatement(checker, executed), row })
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

function executedBy(node: Node): Expression | undefined {
  return isCallExpression(node) && isPropertyAccessExpression(node.expression) && node.expression.name.text === 'execute'
    ? node.expression.expression
    : undefined
}

function rawRowOf(checker: Checker, executed: Expression): Type | undefined {
  const type = checker.getTypeAtLocation(executed)
  return type?.getSymbol()?.name === 'RawBuilder' ? checker.getTypeArguments(type as TypeReference)[0] : undefined
}

function placeOf(source: SourceFile, node: Node): string {
  return `${relative(ROOT, source.fileName)}:${source.text.slice(0, node.getStart()).split('\n').length}`
}
