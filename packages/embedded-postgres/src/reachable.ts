import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Runner } from './runner.ts'

/** Whether another user can walk down to `path`: every folder above must let him through. A project in root's home does not. */
export function canReach(runner: Runner, path: string): boolean {
  const parent = dirname(path)
  return isSearchableBy(runner, path) && (parent === path || canReach(runner, parent))
}

function isSearchableBy({ uid, gid }: Runner, folder: string) {
  const { mode, uid: owner, gid: group } = statSync(folder)
  if (owner === uid) return (mode & 0o100) !== 0
  if (group === gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
