import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, statSync, symlinkSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canReach } from './reachable.ts'
import type { Runner } from './runner.ts'

const FOLDER_FOR_UNREACHABLE_PROJECTS = '/var/lib/refaccionaria'

/**
 * Where PostgreSQL keeps its files: the wanted folder, or, when its runner could never get there (a project in root's
 * home), a folder of the system that the wanted path links to.
 */
export function placeDataFolder(wanted: string, runner: Runner | undefined, elsewhere = FOLDER_FOR_UNREACHABLE_PROJECTS): string {
  if (existsSync(wanted)) return ownFolder(wanted)
  mkdirSync(dirname(wanted), { recursive: true })
  if (runner && !canReach(runner, dirname(wanted))) linkTo(wanted, elsewhere)
  else mkdirSync(wanted, { mode: 0o700 })
  const folder = realpathSync(wanted)
  if (runner) chownSync(folder, runner.uid, runner.gid)
  return folder
}

function ownFolder(wanted: string): string {
  const folder = realpathSync(wanted)
  const me = process.getuid?.()
  if (me !== undefined && me !== 0 && statSync(folder).uid !== me)
    throw new Error(
      `${wanted} was made by another user. Start the shop as that user, remove the folder, or set DATA_FOLDER to another one.`,
    )
  return folder
}

function linkTo(wanted: string, elsewhere: string) {
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
  if (lstatSync(wanted, { throwIfNoEntry: false })) unlinkSync(wanted)
  symlinkSync(mkdtempSync(join(elsewhere, 'data-')), wanted)
}
