import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { endOrphans } from './orphans.ts'

const ANSWER_PATIENCE_MS = 20_000
/** A stop writes all that is not on the disk yet. */
const TIMEOUT_MS = 60_000
/** Where leftover processes cannot be found: a statement of a page ends by then, and its process with it. */
const UNSEEN_ORPHANS_MS = 3_500

export class DatabaseInUse extends Error {
  constructor(folder: string, clients: readonly string[] = []) {
    const who = clients.length > 0 ? ` (${clients.join('; ')})` : ''
    super(`Another process is using the database in ${folder}${who}. Stop it first, or start this one with another DATA_FOLDER.`)
  }
}

/**
 * A shop killed with -9 leaves its PostgreSQL running or its lock file behind. Stops the first and removes the second,
 * but never touches a server that somebody still talks to.
 */
export async function clearLeftover(folder: string, connection: { user: string; password: string }): Promise<void> {
  const lockFile = join(folder, 'postmaster.pid')
  if (!existsSync(lockFile)) return
  const [pid, , , port] = readFileSync(lockFile, 'utf8').split('\n').map(Number)
  if (!pid || !isPostgres(pid)) {
    await endOrphans(folder)
    return rmSync(lockFile, { force: true })
  }
  const server = await onceItAnswers(pid, folder, () => connect(port ?? 0, connection))
  if (server && (await isServing(server, folder))) {
    const clients = await otherClients(server)
    await server.end()
    if (clients.length > 0) throw new DatabaseInUse(folder, clients)
    process.kill(pid, 'SIGINT')
    await gone(pid)
  } else {
    await server?.end()
    if (!server && isServerOf(pid, folder)) {
      process.kill(pid, 'SIGINT')
      await gone(pid)
    }
    rmSync(lockFile, { force: true })
  }
}

/** Before a server that was ours and ended is started again. Another server started in its folder meanwhile is not touched. */
export async function clearDeadServer(folder: string, deadPid: number): Promise<void> {
  assertNobodyElse(folder, deadPid)
  await endOrphans(folder)
  if (process.platform !== 'linux') await sleep(UNSEEN_ORPHANS_MS)
  assertNobodyElse(folder, deadPid)
  rmSync(join(folder, 'postmaster.pid'), { force: true })
}

function assertNobodyElse(folder: string, deadPid: number): void {
  const lockFile = join(folder, 'postmaster.pid')
  if (!existsSync(lockFile)) return
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0])
  if (pid !== deadPid && isPostgres(pid)) throw new DatabaseInUse(folder)
}

/** One that answers nobody is starting, recovering or stopping. Were only its lock removed, the next would find its memory still in use. */
async function onceItAnswers(pid: number, folder: string, ask: () => Promise<Client | undefined>): Promise<Client | undefined> {
  for (const end = Date.now() + ANSWER_PATIENCE_MS; ; await sleep(100)) {
    const server = await ask()
    if (server || !isServerOf(pid, folder) || Date.now() > end) return server
  }
}

function isServerOf(pid: number, folder: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').split('\0').includes(folder)
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // Process ids are used again: another program may have the number by now.
  const commandLine = `/proc/${pid}/cmdline`
  return process.platform !== 'linux' || (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres'))
}

async function connect(port: number, { user, password }: { user: string; password: string }): Promise<Client | undefined> {
  const client = new Client({ host: '127.0.0.1', port, user, password, database: 'postgres', connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch {
    return undefined
  }
}

async function isServing(server: Client, folder: string) {
  return (await server.query('show data_directory')).rows[0]?.data_directory === folder
}

type Activity = { readonly pid: number; readonly name: string; readonly address: string }

/** The connections of a killed process take a moment to be noticed as gone. */
async function otherClients(server: Client): Promise<readonly string[]> {
  const others = `select pid, coalesce(nullif(application_name, ''), 'unnamed') as name, host(client_addr) || ':' || client_port as address
    from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by pid limit 5`
  for (let attempt = 1; ; attempt++) {
    const { rows } = await server.query<Activity>(others)
    if (rows.length === 0 || attempt === 10) return rows.map(({ pid, name, address }) => `${name} from ${address}, server process ${pid}`)
    await sleep(300)
  }
}

async function gone(pid: number) {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(50)) if (!isPostgres(pid)) return
  throw new Error(`PostgreSQL (process ${pid}) does not stop. End it by hand and start again.`)
}
