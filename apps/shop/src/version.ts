import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Version = {
  readonly version: string
  /** The commit it was made from; in a folder that is neither a release nor a checkout nobody knows. */
  readonly commit: string | null
  /** When the release was made, in UTC; a checkout is of no time. */
  readonly built: string | null
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

let own: Version | undefined

/** Which shop this is. Asked of the disk once: a running process stays what it was started as. */
export function version(): Version {
  own ??= versionOf(ROOT)
  return own
}

/** A release says it in `version.json`, which `npm run release` writes; a checkout is asked. */
export function versionOf(folder: string): Version {
  return readRelease(folder) ?? { version: packageVersion(folder), commit: commitOf(folder), built: null }
}

function readRelease(folder: string): Version | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')) as Version
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function packageVersion(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Version).version
}

function commitOf(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}
