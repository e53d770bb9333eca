import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 20
/** Idle processes end by themselves at once; those with a query go on until it ends. */
const STEPS: readonly { readonly signal?: NodeJS.Signals; readonly timeoutMs: number }[] = [
  { timeoutMs: 500 },
  { signal: 'SIGQUIT', timeoutMs: 2_000 },
  { signal: 'SIGKILL', timeoutMs: 5_000 },
]

/**
 * Ends the processes that a killed server left behind. While one of them lives, PostgreSQL refuses to start in its folder ("pre-existing shared
 * memory block is still in use"). What they committed is in the log on the disk; what they had not committed was not acknowledged.
 * Each has a process group of its own, so they are found by the folder they work in; only Linux tells that, elsewhere they are waited for.
 */
export async function endOrphans(data: string): Promise<void> {
  for (const { signal, timeoutMs } of STEPS) {
    if (signal) for (const pid of findOrphans(data)) kill(pid, signal)
    for (const end = performance.now() + timeoutMs; performance.now() < end; await sleep(LOOK_EVERY_MS))
      if (findOrphans(data).length === 0) return
  }
}

/** Processes of PostgreSQL in this folder whose parent is no server of it. */
export function findOrphans(data: string): readonly number[] {
  if (!existsSync('/proc/self/cwd')) return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => folderOf(pid) === data && read(pid, 'cmdline').startsWith('postgres: ') && folderOf(parentOf(pid)) !== data)
}

function folderOf(pid: number): string | undefined {
  try {
    return pid > 0 ? readlinkSync(`/proc/${pid}/cwd`) : undefined
  } catch {
    // It ended meanwhile, or belongs to another user.
    return undefined
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0)
}

function read(pid: number, file: 'cmdline' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended meanwhile.
  }
}
