import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'
import { type Row, row } from './rows.ts'

/** 10 is a program that may do anything. */
const MOST_EXPOSED = 2.5
const SOURCES = 'ops/systemd'

/** systemd's own judgement of the units, as instances: it does not look into templates. */
export async function checkUnits(folder: string): Promise<Row[]> {
  await mkdir(folder, { recursive: true })
  const units: string[] = []
  for (const name of (await readdir(SOURCES)).filter((one) => /\.(?:service|target|timer)$/.test(one))) {
    const unit = name.replace('@.', '@4001.')
    // Nothing is installed at /opt/shop here; whether a program is there is not what is asked.
    const text = (await readFile(join(SOURCES, name), 'utf8')).replace(/^(Exec\w+=)\/opt\/shop\/current\/\S+/gm, '$1/bin/true')
    await writeFile(join(folder, unit), text)
    units.push(unit)
  }
  await cp(join(SOURCES, 'shop.sysusers'), join(folder, 'shop.conf'))
  return [
    await row('systemd-analyze verify', async () => {
      const { isGood, output } = await run('systemd-analyze', ['verify', ...units.map((unit) => join(folder, unit))])
      // An unknown key is said and forgiven: only silence is good.
      const said = output.split('\n').filter((line) => line.includes('shop'))
      return { isGood: isGood && said.length === 0, found: said.join('; ') || `${units.length} units` }
    }),
    ...(await Promise.all(units.filter((unit) => unit.endsWith('.service')).map((unit) => exposureOf(folder, unit)))),
    await row('systemd-sysusers', async () => {
      const { isGood, output } = await run('systemd-sysusers', ['--dry-run', join(folder, 'shop.conf')])
      return { isGood, found: isGood ? 'shop, shop-web' : output }
    }),
  ]
}

function exposureOf(folder: string, unit: string): Promise<Row> {
  return row(`systemd-analyze security ${unit}`, async () => {
    const { output } = await run('systemd-analyze', ['security', '--offline=true', '--no-pager', join(folder, unit)])
    const exposure = Number(/exposure level[^:]*: ([\d.]+)/.exec(output)?.[1] ?? Number.NaN)
    return { isGood: exposure <= MOST_EXPOSED, found: `${exposure} of 10, at most ${MOST_EXPOSED}` }
  })
}
