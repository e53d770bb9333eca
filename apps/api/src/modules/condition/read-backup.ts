import type { ConditionFigures } from '@shop/domain/condition'
import type { Db } from '../../database/connect.ts'
import { heldSince, lastBackup } from '../backups/backups.public.ts'

/** When the last good backup was made, and whether one failed since or could not be restored. Where nobody ever made one, nothing is said. */
export async function readBackup(db: Db): Promise<ConditionFigures['backup']> {
  const { tried, good, verified } = await lastBackup(db)
  return tried && { at: good?.finishedAt, hasFailed: tried.failure !== undefined || verified?.verifyFailure !== undefined }
}

/** Since when the worker waits because a backup was restored. */
export async function readHeldSince(db: Db): Promise<Date | undefined> {
  return (await heldSince(db))?.since
}
