import { execFileSync } from 'node:child_process'

/** A process and those that it began, itself first: it begins no further one while the others are stopped. */
function familyOf(pid: number): readonly number[] {
  return [pid, ...childrenOf(pid)]
}

/** `ps` fails where there is none. */
function childrenOf(pid: number): readonly number[] {
  try {
    const found = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    return found.split('\n').flatMap((line) => (line.trim() ? [Number(line)] : []))
  } catch {
    return []
  }
}

export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  for (const one of familyOf(pid))
    try {
      process.kill(one, signal)
    } catch {
      // It ended by itself meanwhile.
    }
}
