import type { ConditionFigures } from '@shop/domain/condition'
import type { Db } from '../../database/connect.ts'

/** When the last backup was made. Nobody makes any yet, so nothing is said of them. */
export const readBackup = async (_db: Db): Promise<ConditionFigures['backup']> => undefined

/** Since when the worker waits because a backup was restored. */
export const readHeldSince = async (_db: Db): Promise<Date | undefined> => undefined
