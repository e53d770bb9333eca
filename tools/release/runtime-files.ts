/** Folders of which the server reads nothing at run time: their pages are built. */
const BUILT_INTO_PAGES = /^(?:apps\/(?:web|admin)|packages\/ui)\//
const WANTED = /^(?:(?:apps|packages|demo|ops)\/|docs\/[^/]+\.md$|package\.json$)/
const FOR_DEVELOPERS = /\.test\.\w+$|\/testing\/|\/tsconfig\.json$|^apps\/shop\/(?:dev\.mjs|vite\.config\.ts|src\/dev-server\.ts)$/

/** Sources that a release carries: TypeScript runs as it is. A new package is carried unless it is named here. */
export function isNeededAtRunTime(path: string): boolean {
  return WANTED.test(path) && !BUILT_INTO_PAGES.test(path) && !FOR_DEVELOPERS.test(path)
}

const KEPT = /^(?:licen[cs]e|copying|notice)/i
const NEVER_RUN = /\.(?:map|md|markdown|flow|tsbuildinfo)$|(?<!\.)(?:\.d)?\.[cm]?tsx?$/
const NEVER_ENTERED = /^(?:tests?|__tests__|examples?|docs|benchmarks?|\.github|\.vscode)$/

/** Of a package: neither its types and sources in TypeScript, which Node does not run there, nor maps, tests and documents. Licences stay. */
export function isNeededOfPackage(pathInPackage: string): boolean {
  const parts = pathInPackage.split('/')
  const name = parts.at(-1) ?? ''
  if (KEPT.test(name)) return true
  return !NEVER_RUN.test(name) && !parts.slice(0, -1).some((folder) => NEVER_ENTERED.test(folder))
}
