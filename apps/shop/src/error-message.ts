import { BadBackup } from '@shop/api/adapters/backups/bad-backup'
import { StoreFailure } from '@shop/api/adapters/s3/ask-store'
import { NewerDatabase } from '@shop/api/database/known-schema'
import { OthersDatabase } from '@shop/api/database/whose-database'
import { OthersFiles } from '@shop/api/marked-files'
import { NotSepomex } from '@shop/api/modules/locations/read-sepomex'
import { BadTable } from '@shop/base-data/read-tables'
import { DatabaseInUse } from '@shop/embedded-postgres/leftover'
import { EmbeddedPostgresDown } from '@shop/embedded-postgres/supervised-postgres'
import { UnsafeSettings } from '@shop/settings/settings'
import { UnusableFolder } from '@shop/settings/unusable-folder'
import { NothingDeleted } from './assert-may-delete.ts'
import { PortForbidden, PortTaken } from './port.ts'
import { UnusableDatabase } from './prove-database.ts'

const EXPECTED_ERRORS = [
  UnsafeSettings,
  UnusableFolder,
  UnusableDatabase,
  PortTaken,
  PortForbidden,
  OthersDatabase,
  NewerDatabase,
  DatabaseInUse,
  EmbeddedPostgresDown,
  NothingDeleted,
  NotSepomex,
  BadTable,
  BadBackup,
  OthersFiles,
  StoreFailure,
]

/** What can happen to any step, told by its code or, where a server died of it, by the words of its log. */
const ANYWHERE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:ENOSPC|53100)$|no space left on device/i,
    'The disk is full, here (DATA_FOLDER) or at the server of DATABASE_URL. Free some space and start again: what was begun is finished then.',
  ],
  [
    /^(?:EROFS)$/,
    'A file could not be written: its disk can only be read, or the service may not write there. DATA_FOLDER and BACKUP_FOLDER must lie where it can be written.',
  ],
  [
    /^(?:EACCES|EPERM)$/,
    'The user who runs the shop may not read or write a file or folder that it needs: DATA_FOLDER and BACKUP_FOLDER must belong to that user.',
  ],
  [
    /^55P03$/,
    'The tables could not be updated: somebody else holds one of them for long. Nothing was changed; end that work, and start again.',
  ],
  [
    /^(?:57P01|57P02)$|connection terminated|server closed the connection/i,
    'The database went away while the shop was starting. Look into its log (DATA_FOLDER/postgres/postgresql.log for the embedded one), often its disk is full, and start again.',
  ],
]

/** For the terminal: what stands in the way as a sentence; anything else is a fault of ours, and shows where. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (EXPECTED_ERRORS.some((kind) => error instanceof kind)) return error.message
  const known = causesOf(error).flatMap(({ code, message }) => ANYWHERE.filter(([sign]) => sign.test(code ?? '') || sign.test(message)))
  return known[0]?.[1] ?? error.stack ?? error.message
}

function causesOf(error: unknown): NodeJS.ErrnoException[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
