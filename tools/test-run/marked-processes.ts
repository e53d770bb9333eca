import { readdirSync, readFileSync } from 'node:fs'

/** Names the run that a process was started by; every child inherits it. */
export const RUN_MARK = 'SHOP_TEST_RUN'

/** Wherever they are in the tree, orphans too. Only Linux tells what others were started with. */
export function markedProcesses(mark: string): readonly number[] {
  return listOf('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => environmentOf(pid).includes(`${RUN_MARK}=${mark}`))
    .map(Number)
}

function listOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** One that has ended meanwhile, or is somebody else's, has none. */
function environmentOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}
