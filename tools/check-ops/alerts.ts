import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'
import { type Row, row } from './rows.ts'

const FOLDER = 'ops/prometheus'

/** Alert rules, and the tests of them that lie beside (`*.test.yml`), by Prometheus' own tool. */
export async function checkAlerts(): Promise<Row[]> {
  if (!existsSync(FOLDER)) return []
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.yml')).map((name) => join(FOLDER, name))
  return Promise.all(
    files.toSorted().map((file) =>
      row(`promtool ${file}`, async () => {
        const { isGood, output } = await run('promtool', [file.endsWith('.test.yml') ? 'test' : 'check', 'rules', file])
        return { isGood, found: isGood ? 'good' : output }
      }),
    ),
  )
}
