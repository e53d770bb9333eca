import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address of a server that another process of ours runs in this folder; nothing when there is none. */
export function runningServer(folder: string, database: string): string | undefined {
  const lockFile = join(folder, 'data', 'postmaster.pid')
  if (!existsSync(lockFile)) return undefined
  const [pid, , , port] = readFileSync(lockFile, 'utf8').split('\n').map(Number)
  if (!pid || !port || !isAlive(pid)) return undefined
  return `postgres://shop:${readFileSync(join(folder, 'password'), 'utf8')}@127.0.0.1:${port}/${database}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
