import { run } from '../run.ts'

/** Programs that check our files by the rules of those who will read them, and the Debian packages they come in. */
const TOOLS = {
  age: 'age',
  zstd: 'zstd',
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  nginx: 'nginx-light',
  caddy: 'caddy',
  'systemd-analyze': 'systemd',
  promtool: 'prometheus',
  shellcheck: 'shellcheck',
  'docker-compose': 'docker-compose',
} as const

type Tool = keyof typeof TOOLS

/** Installs what is missing of those, or says what is and ends. */
export async function provideTools(wanted: readonly Tool[] = Object.keys(TOOLS) as Tool[]): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    fail('This wants root on a Debian machine: it mounts, changes users and starts proxies.')
  const missing = await missingOf(wanted)
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')}`)
  const { isGood, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (!isGood) fail(`These Debian packages are missing and could not be installed: ${missing.join(', ')}\n${output.slice(-2_000)}`)
}

async function missingOf(wanted: readonly Tool[]): Promise<string[]> {
  const found = await Promise.all(wanted.map(async (program) => ((await run('which', [program])).isGood ? [] : [TOOLS[program]])))
  return found.flat()
}

function fail(why: string): never {
  console.error(why)
  return process.exit(1)
}
