import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'

export type StreamingPair = { readonly primaryUrl: string; readonly replicaUrl: string; readonly close: () => Promise<void> }

const FAST = { fsync: 'off', full_page_writes: 'off', shared_buffers: '16MB' }

/** Two real servers, of which the second follows the first: it begins as a copy of the first one's folder while that stands still. */
export async function streamingPair(): Promise<StreamingPair> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pair-'))
  await chmod(folder, 0o755)
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  await (await startEmbeddedPostgres({ folder: first, settings: FAST })).stop()
  await promisify(execFile)('cp', ['-a', first, second])
  await writeFile(join(second, 'data', 'standby.signal'), '')
  const primary = await startEmbeddedPostgres({ folder: first, settings: FAST })
  const replica = await startEmbeddedPostgres({ folder: second, settings: { ...FAST, primary_conninfo: primary.url('postgres') } })
  return {
    primaryUrl: primary.url('postgres'),
    replicaUrl: replica.url('postgres'),
    close: async () => {
      await replica.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
