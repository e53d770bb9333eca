import type { ConditionFigures } from '@shop/domain/condition'
import type { Db } from '../../database/connect.ts'
import { heldSince, lastBackup } from '../backups/backups.public.ts'

/** When the last good backup was made, and whether one failed since or could not be restored. Where nobody ever made one, nothing is said. */
export const readBackup = async (db: Db): Promise<ConditionFigures['backup']> => {
  const { tried, good, verified } = await lastBackup(db)
  return tried && { at: good?.finishedAt, hasFailed: tried.failure !== undefined || verified?.verifyFailure !== undefined }
}

/** Since when the worker waits because a backup was restored. */
export const readHeldSince = async (db: Db): Promise<Date | undefined> => (await heldSince(db))?.since
