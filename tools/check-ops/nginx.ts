import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeCertificate } from '../../e2e/support/certificate.ts'
import { signalFamily } from '../family-of.ts'
import { run } from '../run.ts'
import { freePort } from '../start-shop.ts'
import { ask, HOST } from './ask.ts'
import { askEveryPath } from './asked-paths.ts'
import type { RunningRelease } from './processes.ts'
import { restartUnderLoad } from './restart-under-load.ts'
import { type Row, row } from './rows.ts'
import { untilAnswered } from './until.ts'

export type Nginx = {
  readonly origin: string
  readonly plainOrigin: string
  readonly log: string
  /** All its processes at once. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly close: () => Promise<void>
}

type Options = {
  /** The second API process is asked only when the first one fails. */
  readonly isSecondSpare?: boolean
}

/** nginx itself with the example file: only ports, certificate and folders are others. */
export async function openNginx(
  folder: string,
  running: Pick<RunningRelease, 'portsOf'>,
  { isSecondSpare = false }: Options = {},
): Promise<Nginx> {
  const [plain, secure] = [await freePort(), await freePort()]
  const log = join(folder, 'asked.log')
  const file = await writeFiles(folder, log, { plain, secure }, running, isSecondSpare)
  const { isGood, output } = await run('nginx', ['-t', '-c', file])
  if (!isGood || output.includes('[warn]')) throw new Error(output)
  const origin = `https://127.0.0.1:${secure}`
  let nginx: ChildProcess
  const start = async () => {
    nginx = spawn('nginx', ['-c', file], { stdio: 'ignore' })
    await untilAnswered(`${origin}/robots.txt`)
  }
  const endBy = async (end: () => void) => {
    if (nginx.exitCode !== null || nginx.signalCode !== null) return
    const ended = once(nginx, 'exit')
    end()
    await ended
  }
  await start()
  return {
    origin,
    plainOrigin: `http://127.0.0.1:${plain}`,
    log,
    start,
    kill: () => endBy(() => signalFamily(nginx.pid ?? 0, 'SIGKILL')),
    close: () => endBy(() => nginx.kill('SIGTERM')),
  }
}

export async function checkNginx(folder: string, running: RunningRelease): Promise<Row[]> {
  let nginx: Nginx | undefined
  const opened = await row('nginx -t, and opened', async () => {
    nginx = await openNginx(folder, running)
    return { isGood: true, found: 'successful' }
  })
  if (!nginx) return [opened]
  const { origin, plainOrigin, log, close } = nginx
  try {
    const portsOf = { api: running.portsOf('api'), web: running.portsOf('web') }
    const answeredBy = async (path: string) => {
      const port = Number((await lineOf(log, path)).split(':').at(-1))
      return portsOf.api.includes(port) ? 'api' : portsOf.web.includes(port) ? 'web' : 'proxy'
    }
    return [
      opened,
      await row('nginx sends http to https', async () => {
        const { status, headers } = await ask(plainOrigin, '/es?a=b')
        return { isGood: status === 301 && headers.location === `https://${HOST}/es?a=b`, found: `${status} ${headers.location}` }
      }),
      ...(await askEveryPath({ name: 'nginx', origin, answeredBy, judgesSaidLength: true })),
      ...(await restartUnderLoad('nginx', origin, running)),
    ]
  } finally {
    await close()
  }
}

/** A line is written after its answer was sent. */
async function lineOf(log: string, path: string): Promise<string> {
  for (;;) {
    const line = (await readFile(log, 'utf8')).split('\n').findLast((one) => one.startsWith(`${path} `))
    if (line) return line
    await sleep(20)
  }
}

async function writeFiles(
  folder: string,
  log: string,
  ports: { plain: number; secure: number },
  { portsOf }: Pick<RunningRelease, 'portsOf'>,
  isSecondSpare: boolean,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const { key, cert } = makeCertificate(HOST)
  await writeFile(join(folder, 'fullchain.pem'), cert)
  await writeFile(join(folder, 'privkey.pem'), key, { mode: 0o600 })
  const example = await readFile('ops/nginx/shop.conf', 'utf8')
  const [api, web] = [portsOf('api'), portsOf('web')]
  const own = example
    .replaceAll(/\n\s*listen \[::\]:.*/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replaceAll(`/etc/letsencrypt/live/${HOST}`, folder)
    .replace('127.0.0.1:4001', `127.0.0.1:${api[0]}`)
    .replace('127.0.0.1:4002', `127.0.0.1:${api[1]}${isSecondSpare ? ' backup' : ''}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${web[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${web[1]}`)
  await writeFile(join(folder, 'shop.conf'), own)
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')
  await writeFile(
    file,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')} warn; events {}
http { log_format asked '$request_uri $upstream_addr'; access_log ${log} asked; ${temporary} include ${join(folder, 'shop.conf')}; }
`,
  )
  return file
}
