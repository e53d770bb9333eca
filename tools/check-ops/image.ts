import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'
import { freePort, launch } from '../start-shop.ts'
import { createDatabase, startTestServer } from '../test-database.ts'
import { ask } from './ask.ts'
import { type BuiltImage, buildImage } from './build-image.ts'
import { NOBODY, settingsOf } from './processes.ts'
import { type Row, row } from './rows.ts'

const MOST_PACKED = 130e6
const MOST_UNPACKED = 350e6
const LONGEST_STOP_S = 30

/** The image built, judged by what it says of itself, and run: as its user, on a root that cannot be written. */
export async function checkImage(version: string, folder: string): Promise<Row[]> {
  await chmod(folder, 0o755)
  let image: BuiltImage | undefined
  const built = await row('image by buildah', async () => {
    image = await buildImage(version, folder)
    const { packedBytes, unpackedBytes } = image
    const found = `${(unpackedBytes / 1e6).toFixed(0)} MB, ${(packedBytes / 1e6).toFixed(0)} MB packed`
    return { isGood: packedBytes <= MOST_PACKED && unpackedBytes <= MOST_UNPACKED, found }
  })
  if (!image) return [built]
  try {
    return [built, describes(image), ...(await runImage(image, version, join(folder, 'data')))]
  } finally {
    await image.unmount()
  }
}

function describes({ config }: BuiltImage): Row {
  const { User, StopSignal, Healthcheck, Labels, Volumes } = config
  const isGood =
    User === `${NOBODY}:${NOBODY}` &&
    StopSignal === 'SIGTERM' &&
    Healthcheck?.Test[0] === 'CMD' &&
    Boolean(Labels['org.opencontainers.image.version']) &&
    '/data' in Volumes
  return { what: 'image says its user, signal, health, version and volume', isGood, found: JSON.stringify({ User, StopSignal, Volumes }) }
}

async function runImage(image: BuiltImage, version: string, data: string): Promise<Row[]> {
  await mkdir(data)
  await chown(data, NOBODY, NOBODY)
  const server = await startTestServer()
  const port = await freePort()
  const settings = {
    ...settingsOf('api', port, { databaseUrl: await createDatabase(server.adminUrl), dataFolder: '/data' }),
    SHOP_SERVES: 'api,web,worker',
  }
  const inside = (parameters: readonly string[], given: Record<string, string>) => containerOf(image, data, parameters, given)
  const { Entrypoint, Cmd, Healthcheck } = image.config
  const shop = launch(...inside([...Entrypoint, ...Cmd], settings))
  const command = async (parameters: readonly string[], given: Record<string, string>) => {
    const [program, its, { env }] = inside(parameters, given)
    return run(program, its, { env })
  }
  try {
    return [
      await row('image starts', async () => {
        await shop.ready
        return { isGood: true, found: `ready after ${/Ready after ([\d.]+)/.exec(shop.output())?.[1]} s` }
      }),
      ...(await Promise.all(['/es', '/api/products', '/admin', '/health/ready', '/version'].map((path) => asked(port, path, version)))),
      await row('image: HEALTHCHECK', async () => {
        const { isGood, output } = await command(Healthcheck?.Test.slice(1) ?? [], { PORT: String(port) })
        return { isGood, found: isGood ? 'healthy' : output }
      }),
      await row('image: HEALTHCHECK of nobody', async () => {
        const { isGood } = await command(Healthcheck?.Test.slice(1) ?? [], { PORT: '9' })
        return { isGood: !isGood, found: isGood ? 'healthy?' : 'unhealthy' }
      }),
      await row('image: its root cannot be written', async () => {
        const { output } = await command(['/opt/shop/runtime/node', '-e', `require('node:fs').writeFileSync('/opt/shop/x', '')`], {})
        return { isGood: output.includes('EROFS'), found: /E[A-Z]{3,}/.exec(output)?.[0] ?? output }
      }),
      await row('image: a command by argument', async () => {
        const { isGood, output } = await command([...Entrypoint, 'version'], {})
        return { isGood: isGood && output.startsWith(version), found: output }
      }),
      await row('image without settings refuses to start', async () => {
        const { isGood, output } = await command([...Entrypoint, ...Cmd], {})
        return { isGood: !isGood && output.includes('DATABASE_URL'), found: `${output.trim().split('\n').length} lines of reasons` }
      }),
      await row('image: SIGTERM', async () => {
        const begun = performance.now()
        const code = await shop.stop('SIGTERM')
        const seconds = (performance.now() - begun) / 1_000
        return { isGood: code === 0 && seconds <= LONGEST_STOP_S, found: `ended with ${code} after ${seconds.toFixed(1)} s` }
      }),
    ]
  } finally {
    shop.process.kill('SIGKILL')
    await server.stop()
  }
}

function asked(port: number, path: string, version: string): Promise<Row> {
  return row(`image GET ${path}`, async () => {
    const { status, body } = await ask(`http://127.0.0.1:${port}`, path)
    // The shop is new: its door is closed, and what stands behind it says so.
    const isAnswered = status === 200 || (status === 503 && !path.startsWith('/health'))
    return { isGood: isAnswered && (path !== '/version' || body.includes(version)), found: `${status} ${path === '/version' ? body : ''}` }
  })
}

/** What a container engine does with `--read-only --tmpfs /tmp -v data:/data --network host`, by hand: mounts of its own, then another root. */
function containerOf({ root, config }: BuiltImage, data: string, parameters: readonly string[], given: Record<string, string>) {
  const mounts = [
    'mount --bind "$R" "$R"',
    'mount -o remount,bind,ro "$R"',
    'mount -t tmpfs tmpfs "$R/tmp"',
    'mount -t proc proc "$R/proc"',
    'mount --rbind /dev "$R/dev"',
    'mount --bind "$D" "$R/data"',
  ].join(' && ')
  const script = `R=$1 D=$2 W=$3; shift 3; ${mounts} && exec env -i "$@"`
  const environment = [...config.Env, ...Object.entries(given).map(([name, value]) => `${name}=${value}`)]
  // Its home and folder are the image's; `chroot` starts at its root, so the folder is entered by a shell of the image.
  const entered = ['chroot', `--userspec=${config.User}`, root, '/bin/sh', '-c', 'cd "$0" && exec "$@"', config.WorkingDir, ...parameters]
  const all = ['--mount', '--propagation', 'private', 'sh', '-c', script, 'sh', root, data, config.WorkingDir, ...environment, ...entered]
  return ['unshare', all, { env: { PATH: process.env.PATH ?? '' } }] as const
}
