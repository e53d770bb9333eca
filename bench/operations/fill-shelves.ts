import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NOBODY, type Place } from '../../tools/check-ops/processes.ts'
import { run } from '../../tools/run.ts'
import { mustRun } from './must-run.ts'

const SCRIPT = 'bench/operations/put-on-shelves.ts'

/** By the code of that checkout: it knows the tables of its own version, and no others. */
export async function fillShelves({ databaseUrl, dataFolder }: Place, checkout: string): Promise<void> {
  if (checkout !== '.') {
    await mkdir(join(checkout, dirname(SCRIPT)), { recursive: true })
    await copyFile(SCRIPT, join(checkout, SCRIPT))
  }
  await mustRun(process.execPath, [SCRIPT, databaseUrl, `${dataFolder}/files`], checkout)
  await run('chown', ['-R', `${NOBODY}:${NOBODY}`, dataFolder])
}
