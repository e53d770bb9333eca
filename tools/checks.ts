import { readFile } from 'node:fs/promises'
import { settingsDocument } from '@shop/settings/settings-document'
import { checkMigrations } from './check-migrations.ts'
import { circlesAmong, type Edge } from './circles.ts'
import { checkCommitSubjects } from './commit-subjects.ts'
import { checkFileLength } from './file-length.ts'
import { checkNamedFiles } from './named-files.ts'
import { checkOneKit } from './one-kit.ts'
import { type Outcome, run } from './run.ts'
import { checkSpec } from './spec/check-spec.ts'
import { tableTypes } from './table-types.ts'
import { withTestDatabase } from './test-database.ts'

export type Check = {
  readonly name: string
  readonly perform: () => Promise<Outcome>
  /** What the checks behind it read. */
  readonly writes?: boolean
}

const PROJECTS = [
  'packages/domain',
  'packages/contract',
  'packages/texts',
  'packages/ui',
  'packages/settings',
  'packages/embedded-postgres',
  'packages/payment-sandbox',
  'apps/api',
  'apps/web',
  'apps/web/service-worker',
  'apps/admin',
  'demo',
  '.',
]
const CRUISED = [
  'packages',
  'apps/api',
  'apps/web/app',
  'apps/web/server.ts',
  'apps/web/service-worker',
  'apps/admin/app',
  'apps/shop',
  'demo',
  'tools',
  'e2e',
  'bench',
]
/** depcruise knows TypeScript below 7 only and reads ours by @swc/core; without, it reads 951 of 2,095 modules and finds nothing wrong. */
const FEWEST_MODULES = 1_500

/** What must hold before a change is worth testing. */
export const checks: readonly Check[] = [
  { name: 'format and lint', perform: () => run('biome', ['ci', '--colors=off', '.']) },
  ...PROJECTS.map((project) => ({
    name: `types of ${project === '.' ? 'tools and tests' : project}`,
    perform: () => run('tsc', ['--noEmit', '-p', project]),
  })),
  { name: 'architecture', perform: checkArchitecture },
  { name: 'file length', perform: checkFileLength },
  { name: 'one kit', perform: checkOneKit },
  { name: 'commit subjects', perform: () => checkCommitSubjects() },
  { name: 'documents name files that are there', perform: checkNamedFiles },
  { name: 'every line of the specification names its tests', perform: checkSpec },
  { name: 'the last release lives with new migrations', perform: checkMigrations },
  { name: 'dead code', perform: () => run('knip', ['--no-progress']) },
  { name: 'table types are fresh', perform: () => sameText('apps/api/src/database/tables.ts', () => withTestDatabase(tableTypes)) },
  { name: 'settings document is fresh', perform: () => sameText('docs/settings.md', async () => settingsDocument()) },
]

type Cruised = {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] }[]
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: { readonly name: string } }[]
    readonly totalCruised: number
  }
}

async function checkArchitecture(): Promise<Outcome> {
  const { output } = await run('depcruise', ['--config', 'architecture.cjs', '--output-type', 'json', ...CRUISED])
  const { modules, summary } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Cruised
  if (summary.totalCruised < FEWEST_MODULES)
    return { isGood: false, output: `Only ${summary.totalCruised} modules were read: is @swc/core installed?` }
  const lines = [
    ...summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} imports ${to}`),
    ...circlesAmong(edgesBetweenModules(modules)).map((circle) => `no-circles-between-modules: ${circle.join(', ')}`),
  ]
  return { isGood: lines.length === 0, output: lines.join('\n') }
}

/** Which module of the API needs which; what a test needs does not tie them. */
function edgesBetweenModules(modules: Cruised['modules']): Edge[] {
  const moduleOf = (path: string) => /^apps\/api\/src\/modules\/([^/]+)\/(?!.*\.test\.ts$)/.exec(path)?.[1]
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }): Edge[] => {
      const [from, to] = [moduleOf(source), moduleOf(resolved)]
      return from && to && from !== to ? [[from, to]] : []
    }),
  )
}

async function sameText(file: string, make: () => Promise<string>): Promise<Outcome> {
  const isFresh = (await readFile(file, 'utf8')) === (await make())
  return { isGood: isFresh, output: isFresh ? '' : `${file} is stale: npm run generate` }
}
