import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../tools/run.ts'
import { NotPossibleHere } from '../drill-money/perform.ts'

export type SmallDisk = {
  readonly folder: string
  readonly fill: () => Promise<void>
  readonly free: () => Promise<void>
  readonly close: () => Promise<void>
}

const MEGABYTE = 1_048_576

/** A disk of so many megabytes, which somebody else fills to its last byte. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-disk-'))
  const { isGood, output } = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  if (!isGood) {
    await rm(folder, { recursive: true })
    throw new NotPossibleHere(`a small disk cannot be mounted: ${output.trim()}`)
  }
  const unmount = () => execFileSync('umount', ['-l', folder])
  process.once('exit', unmount)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: async () => {
      for (const size of [MEGABYTE, 4_096, 1])
        for (let isFull = false; !isFull; )
          await writeFile(filler, Buffer.alloc(size), { flag: 'a' }).catch(() => {
            isFull = true
          })
    },
    free: () => rm(filler, { force: true }),
    close: async () => {
      process.off('exit', unmount)
      unmount()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
