import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Linux counts in these, on every machine that Node runs on. */
const MS_PER_TICK = 10

export type Stat = { readonly parent: number; readonly ownMs: number; readonly endedChildrenMs: number }

/** A line of `/proc/<pid>/stat`. The name in brackets may itself hold spaces and brackets. */
export function readStat(line: string): Stat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ticks = (place: number) => Number(fields[place]) * MS_PER_TICK
  return { parent: Number(fields[1]), ownMs: ticks(11) + ticks(12), endedChildrenMs: ticks(13) + ticks(14) }
}

/** What a process, its threads and everything it started have computed, those that ended included. */
export function cpuOfTree(root: number, stats: ReadonlyMap<number, Stat>): number {
  let sum = 0
  for (const [pid, { ownMs, endedChildrenMs }] of stats) if (isBelow(root, pid, stats)) sum += ownMs + endedChildrenMs
  return sum
}

function isBelow(root: number, pid: number, stats: ReadonlyMap<number, Stat>): boolean {
  for (let at: number | undefined = pid; at; at = stats.get(at)?.parent) if (at === root) return true
  return false
}

export function readStats(): Map<number, Stat> {
  const stats = new Map<number, Stat>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      stats.set(Number(name), readStat(readFileSync(`/proc/${name}/stat`, 'latin1')))
    } catch {
      // It has ended meanwhile.
    }
  }
  return stats
}

function fieldOf(pid: number, file: string, field: string): number {
  const kb = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'latin1'))?.[1]
  if (!kb) throw new Error(`${file} of ${pid} has no ${field}`)
  return Number(kb) / 1_000
}

/** In MB. A page of memory that several processes share counts fully in `rss` and by its share in `pss`. */
export function memoryOf(pid: number) {
  return { rss: fieldOf(pid, 'status', 'VmRSS'), pss: fieldOf(pid, 'smaps_rollup', 'Pss') }
}

/** From here on the most is counted anew. */
export function forgetMost(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
export function mostMemoryOf(pid: number): number {
  return fieldOf(pid, 'status', 'VmHWM')
}
