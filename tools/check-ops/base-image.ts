import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'

const CACHE = '.cache/check-ops'
const KEPT = join(CACHE, 'debian-bookworm.tar')
const WITHOUT = [
  './usr/share/doc',
  './usr/share/man',
  './usr/share/locale',
  './var/lib/apt/lists',
  './var/cache/apt',
  './proc',
  './sys',
  './dev',
]

/** A bare Debian as a tar, made once: there may be no registry to pull the usual one from. */
export async function bareDebian(): Promise<string> {
  if (existsSync(KEPT)) return KEPT
  const [root, made] = [join(CACHE, 'root'), `${KEPT}.tmp`]
  await mkdir(CACHE, { recursive: true })
  await rm(root, { recursive: true, force: true })
  await mustRun('debootstrap', ['--variant=minbase', 'bookworm', root])
  await mustRun('tar', ['-C', root, ...WITHOUT.map((path) => `--exclude=${path}/*`), '-cf', made, '.'])
  await rm(root, { recursive: true, force: true })
  await rename(made, KEPT)
  return KEPT
}

export async function mustRun(command: string, parameters: readonly string[], env?: Record<string, string>): Promise<string> {
  const { isGood, output } = await run(command, parameters, env ? { env } : {})
  if (!isGood) throw new Error(`${command} ${parameters.join(' ')}\n${output.slice(-3_000)}`)
  return output
}
