import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mustRun } from '../base-image.ts'

const CACHE = '.cache/check-ops'

/**
 * The disk of a Debian 12 as its installer leaves it without any extra, as a tar, made once. The machine has no way to the net:
 * what `apt-get install` will ask for lies in apt's own cache already.
 */
export async function machineDisk(packages: readonly string[]): Promise<string> {
  const kept = join(CACHE, `debian-machine-${packages.join('-')}.tar`)
  if (existsSync(kept)) return kept
  const [root, made] = [join(CACHE, 'machine'), `${kept}.tmp`]
  await mkdir(CACHE, { recursive: true })
  await rm(root, { recursive: true, force: true })
  await mustRun('debootstrap', ['--include=dbus', 'bookworm', root])
  await mustRun('chroot', [root, 'apt-get', 'update'])
  await mustRun('chroot', [root, 'apt-get', 'install', '-y', '--download-only', ...packages])
  await mustRun('tar', ['-C', root, '--exclude=./proc/*', '--exclude=./sys/*', '--exclude=./dev/*', '-cf', made, '.'])
  await rm(root, { recursive: true, force: true })
  await rename(made, kept)
  return kept
}
