import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from './version.ts'

const BUILT = ['web', 'admin'] as const
const SHARED_SOURCES = ['packages', 'tools/compress-assets.ts', 'package-lock.json']
const MADE = new Set(['node_modules', 'build'])

/** Builds the storefront and the back office, each unless its last build was made from exactly these sources. A release comes with both. */
export const buildPages = async (): Promise<void> => {
  if (version().built) return
  const shared = sourceHash(SHARED_SOURCES)
  for (const app of BUILT) {
    const [hash, stamp] = [shared + sourceHash([`apps/${app}`]), `apps/${app}/build/source-hash`]
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue
    await run('npm', ['run', 'build', '--silent', '--workspace', `@shop/${app}`])
    writeFileSync(stamp, hash)
  }
}

const sourceHash = (sources: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

const filesBelow = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !MADE.has(name) && !name.includes('.test.'))
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

const run = (command: string, parameters: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The pages could not be built:\n${output}`))))
  })
