import { readFile } from 'node:fs/promises'
import { MIGRATIONS_FOLDER, numberOf, readMigrations } from '@shop/api/database/migration-files'
import { reasonsAgainst } from './migration-rules.ts'
import type { Outcome } from './run.ts'

/** Steps since the last release are judged; what is out is out. `released.txt` names the last step of that release. */
export async function checkMigrations(): Promise<Outcome> {
  const released = (await readFile(`${MIGRATIONS_FOLDER}released.txt`, 'utf8')).trim()
  const steps = await readMigrations(MIGRATIONS_FOLDER)
  if (!steps.some(({ name }) => name === released)) return { isGood: false, output: `released.txt names ${released}, which is not there` }
  const reasons = steps.flatMap((step, at) => (step.name > released ? reasonsAgainst(step, steps.slice(0, at), numberOf(released)) : []))
  return { isGood: reasons.length === 0, output: reasons.join('\n') }
}
