import { statfs } from 'node:fs/promises'
import { BadBackup } from './bad-backup.ts'

/** Refuses before the disk is full, not by filling it. */
export async function assertRoom(folder: string, needed: number, what: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed)
    throw new BadBackup(`${what} needs ${inMegabytes(needed)} of disk, and ${folder} has ${inMegabytes(bavail * bsize)} free.`)
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
}
