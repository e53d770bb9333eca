import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/start-shop.ts'
import { until } from '../drill-money/until.ts'
import { debianServer, type Server } from './server.ts'

/** Two servers, of which one follows the other. */
export type Pair = {
  /** Names both. */
  readonly url: string
  readonly folder: string
  readonly primary: () => Server
  readonly replica: () => Server
  /** From now on the primary acknowledges nothing that the replica has not written down; or does, as is usual. */
  readonly synchronise: (isSynchronous: boolean) => Promise<void>
  /** The replica becomes the primary. Answers how long that took, in milliseconds. */
  readonly promote: () => Promise<number>
  /** Whoever was the primary comes back and follows. */
  readonly bringBack: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openPair(): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-replica-'))
  await chmod(folder, 0o755)
  let [primary, replica] = [await debianServer(folder, 'a', await freePort()), await debianServer(folder, 'b', await freePort())]
  await primary.create()
  await replica.follow(primary)
  const isFollowing = () =>
    until(
      () => primary.ask('select state from pg_stat_replication'),
      ([row]) => row?.state === 'streaming',
      'a replica that follows',
    )
  await isFollowing()
  return {
    url: `postgres://shop@127.0.0.1:${primary.port},127.0.0.1:${replica.port}/shop`,
    folder,
    primary: () => primary,
    replica: () => replica,
    synchronise: async (isSynchronous) => {
      await primary.ask(`alter system set synchronous_standby_names = '${isSynchronous ? replica.name : ''}'`)
      await primary.ask('select pg_reload_conf()')
      if (isSynchronous)
        await until(
          () => primary.ask('select sync_state from pg_stat_replication'),
          ([row]) => row?.sync_state === 'sync',
          'a replica that is waited for',
        )
    },
    promote: async () => {
      const begun = performance.now()
      await replica.ask('select pg_promote(true, 30)')
      ;[primary, replica] = [replica, primary]
      return performance.now() - begun
    },
    bringBack: async () => {
      await replica.kill().catch(() => {})
      await replica.follow(primary)
      await isFollowing()
    },
    close: async () => {
      for (const server of [primary, replica]) await server.stop().catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}
