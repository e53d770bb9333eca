import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'
import { freePort } from '../start-shop.ts'
import { HOST } from './ask.ts'
import { askEveryPath } from './asked-paths.ts'
import type { RunningRelease } from './processes.ts'
import { restartUnderLoad } from './restart-under-load.ts'
import { type Row, row } from './rows.ts'
import { untilAnswered } from './until.ts'

const EXAMPLE = 'ops/caddy/Caddyfile'

/** Caddy itself with the example file; without https, for which it would ask a certificate of the world. */
export async function checkCaddy(folder: string, running: RunningRelease): Promise<Row[]> {
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const file = join(folder, 'Caddyfile')
  await writeFile(file, `{\n\tadmin off\n}\n\n${await readFile(EXAMPLE, 'utf8')}`)
  const addresses = (role: 'api' | 'web') =>
    running
      .portsOf(role)
      .map((one) => `127.0.0.1:${one}`)
      .join(' ')
  const env = { ...process.env, HOME: folder, SHOP_HOST: `http://${HOST}:${port}`, SHOP_API: addresses('api'), SHOP_WEB: addresses('web') }
  const validated = await row('caddy validate', async () => {
    const { isGood, output } = await run('caddy', ['validate', '--config', EXAMPLE, '--adapter', 'caddyfile'], { env: { HOME: folder } })
    const isFormatted = !output.includes('not formatted')
    return { isGood: isGood && isFormatted, found: isGood && isFormatted ? 'valid, formatted' : output.slice(-500) }
  })
  if (!validated.isGood) return [validated]
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env })
  const ended = new Promise((resolve) => caddy.once('exit', resolve))
  try {
    const origin = `http://127.0.0.1:${port}`
    await untilAnswered(`${origin}/robots.txt`)
    return [
      validated,
      ...(await askEveryPath({ name: 'caddy', origin, judgesSaidLength: false })),
      ...(await restartUnderLoad('caddy', origin, running)),
    ]
  } finally {
    caddy.kill('SIGTERM')
    await ended
  }
}
