import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from './version.ts'

const BUILT = ['web', 'admin'] as const
const SHARED_SOURCES = ['packages', 'tools/compress-assets.ts', 'package-lock.json']
const SERVER_SOURCES = ['apps/shop', 'apps/api/src', 'packages', 'demo', 'package-lock.json']
const SERVER_BUILDS = 'apps/shop/build'
const KEPT_BUILD_MS = 24 * 60 * 60 * 1_000
const MADE = new Set(['node_modules', 'build'])

/** Builds the storefront and the back office, each unless its last build was made from exactly these sources. A release comes with both. */
export async function buildPages(): Promise<void> {
  if (version().built) return
  const shared = sourceHash(SHARED_SOURCES)
  for (const app of BUILT) {
    const [hash, stamp] = [shared + sourceHash([`apps/${app}`]), `apps/${app}/build/source-hash`]
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue
    await build(app)
    writeFileSync(stamp, hash)
  }
}

/** The folder of the built server, made unless there is one of exactly these sources: several may be started at once, so it appears as a whole. */
export async function buildServer(): Promise<string> {
  if (version().built) return join(SERVER_BUILDS, 'server')
  const name = sourceHash(SERVER_SOURCES).slice(0, 16)
  const folder = join(SERVER_BUILDS, name)
  if (existsSync(folder)) return folder
  const unfinished = `${name}-${process.pid}`
  await build('shop', { SERVER_FOLDER: join('build', unfinished) })
  try {
    renameSync(join(SERVER_BUILDS, unfinished), folder)
  } catch {
    // Somebody else was faster, with the same.
    rmSync(join(SERVER_BUILDS, unfinished), { recursive: true })
  }
  forgetOld(name)
  return folder
}

/** A shop that still runs from one made before may yet load a piece of it. */
function forgetOld(name: string): void {
  const made = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const others = readdirSync(SERVER_BUILDS).filter((one) => !one.startsWith(name))
  for (const folder of others.map((one) => join(SERVER_BUILDS, one)))
    if (Date.now() - made(folder) > KEPT_BUILD_MS) rmSync(folder, { recursive: true, force: true })
}

function build(app: string, environment: Readonly<Record<string, string>> = {}) {
  return run('npm', ['run', 'build', '--silent', '--workspace', `@shop/${app}`], environment)
}

function sourceHash(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !MADE.has(name) && !name.includes('.test.'))
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

function run(command: string, parameters: readonly string[], environment: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The pages could not be built:\n${output}`))))
  })
}
