import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['apps/web', 'packages', 'package-lock.json']
const MADE = new Set(['node_modules', 'build', '.react-router'])
const STAMP = 'apps/web/build/source-hash'

/** Builds the pages unless the last build was made from exactly these sources. */
export const buildPages = async (): Promise<void> => {
  const hash = sourceHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  await run('npm', ['run', 'build', '--silent'])
  writeFileSync(STAMP, hash)
}

const sourceHash = (): string => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesBelow)) hash.update(file).update(readFileSync(file))
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
