import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '@shop/api/database/with-client'
import { startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'
import { run } from '../../tools/run.ts'

/**
 * `npm run drill:pitr`: the second layer of docs/backups.md, tried out. A server archives its WAL; rows are added after the base was copied
 * and all of them deleted by mistake; the copy is brought to the second before, and has to have every row.
 */
const TIMEOUT_MS = 120_000
const folder = await mkdtemp(join(tmpdir(), 'shop-pitr-'))
await chmod(folder, 0o755)
const [wal, live, base] = [join(folder, 'wal'), join(folder, 'live'), join(folder, 'base')]
await mkdir(wal)
// The server may run as somebody else than this process.
await chmod(wal, 0o777)
const ARCHIVED = {
  archive_mode: 'on',
  archive_command: `test ! -f ${wal}/%f && cp %p ${wal}/%f.tmp && mv ${wal}/%f.tmp ${wal}/%f`,
}

function asking<Result>(url: string, work: (ask: (sql: string) => Promise<Record<string, unknown>>) => Promise<Result>) {
  return withClient(url, 'shop-drill', (client) => work(async (sql) => (await client.query(sql)).rows[0]))
}
async function until(isSo: () => Promise<boolean>, what: string) {
  for (const end = Date.now() + TIMEOUT_MS; !(await isSo()); await sleep(100))
    if (Date.now() > end) throw new Error(`${what}: not within two minutes`)
}

async function beforeTheMistake(): Promise<Record<string, unknown>> {
  const first = await startEmbeddedPostgres({ folder: live, settings: ARCHIVED })
  await asking(first.url('postgres'), (ask) => ask('create table sold as select n from generate_series(1, 1000) n'))
  await first.stop()
  await run('cp', ['-a', live, base])
  const server = await startEmbeddedPostgres({ folder: live, settings: ARCHIVED })
  const kept = await asking(server.url('postgres'), async (ask) => {
    await ask('insert into sold select n from generate_series(1001, 1519) n')
    const { moment, rows } = await ask('select clock_timestamp()::text as moment, (select count(*)::int from sold) as rows')
    await sleep(1_000)
    await ask('delete from sold')
    const { file } = await ask('select pg_walfile_name(pg_current_wal_lsn()) as file')
    await ask('select pg_switch_wal()')
    await until(async () => (await readdir(wal)).includes(String(file)), 'The WAL with the mistake is archived')
    return { moment, rows }
  })
  await server.stop()
  return kept
}

async function rowsAt(moment: unknown): Promise<unknown> {
  // Made by whoever owns the folder, as the server wants it.
  await run('cp', ['-a', join(base, 'data', 'PG_VERSION'), join(base, 'data', 'recovery.signal')])
  const settings = { restore_command: `cp ${wal}/%f %p`, recovery_target_time: String(moment), recovery_target_action: 'promote' }
  const server = await startEmbeddedPostgres({ folder: base, settings })
  try {
    return await asking(server.url('postgres'), async (ask) => {
      await until(async () => (await ask('select pg_is_in_recovery() as is_on')).is_on === false, 'The server is promoted')
      return (await ask('select count(*)::int as rows from sold')).rows
    })
  } finally {
    await server.stop()
  }
}

try {
  const { moment, rows } = await beforeTheMistake()
  const begun = performance.now()
  const back = await rowsAt(moment)
  console.log(
    `${rows} rows, all deleted by mistake; at ${moment} ${back} are back, after ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  )
  if (back !== rows) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
