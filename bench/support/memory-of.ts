import { readFileSync } from 'node:fs'

/** Memory of a whole process, in MB, as the system counts it. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1_024)
}
