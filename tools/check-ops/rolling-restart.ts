import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'
import { type Row, row } from './rows.ts'

const UNITS = ['shop-api@4001.service', 'shop-api@4002.service', 'shop-web@3001.service', 'shop-worker@3900.service']

/** The script with a `systemctl` that only writes down what it was told: no systemd runs where this is checked. */
export async function checkRollingRestart(folder: string): Promise<Row[]> {
  await mkdir(folder, { recursive: true })
  const told = join(folder, 'told')
  const restartWith = async (units: readonly string[], broken: string, failed: readonly string[] = []) => {
    await writeFile(told, '')
    const list = `case "$*" in *state=active*) printf '%s loaded active running\\n' ${units.join(' ')} ;; *) printf '%s loaded failed failed\\n' ${failed.join(' ')} ;; esac`
    const answer = `case "$1" in list-units) ${list} ;; reset-failed) ;; *) echo "$2" >> ${told}; [ "$2" != "${broken}" ] ;; esac`
    await writeFile(join(folder, 'systemctl'), `#!/bin/sh\n${units.length > 0 ? answer : 'exit 0'}\n`)
    await chmod(join(folder, 'systemctl'), 0o755)
    const { isGood } = await run('ops/bin/rolling-restart', [], { env: { PATH: `${folder}:${process.env.PATH}` } })
    return { isGood, restarted: (await readFile(told, 'utf8')).trim().split('\n').filter(Boolean) }
  }
  return [
    await row('rolling-restart: one after the other', async () => {
      const { isGood, restarted } = await restartWith(UNITS, 'none')
      return { isGood: isGood && restarted.join() === UNITS.join(), found: restarted.join(' ') }
    }),
    await row('rolling-restart: one that does not come back ends it', async () => {
      const { isGood, restarted } = await restartWith(UNITS, UNITS[1] ?? '')
      return { isGood: !isGood && restarted.length === 2, found: `${restarted.length} of ${UNITS.length} restarted` }
    }),
    await row('rolling-restart: one that is broken already comes first', async () => {
      const [first = '', ...others] = UNITS
      const { isGood, restarted } = await restartWith(others, 'none', [first])
      return { isGood: isGood && restarted.join() === UNITS.join(), found: restarted.join(' ') }
    }),
    await row('rolling-restart: nothing runs', async () => {
      const { isGood } = await restartWith([], 'none')
      return { isGood: !isGood, found: isGood ? 'said nothing' : 'refused' }
    }),
  ]
}
