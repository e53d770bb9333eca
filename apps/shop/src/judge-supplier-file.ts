import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { localFiles } from '@shop/api/adapters/local-files'
import type { Db } from '@shop/api/database/connect'
import { judgeFile } from '@shop/api/modules/imports/judge-file'
import { BadFile } from '@shop/api/modules/imports/reading/bad-file'
import { namesOfBaseData } from './base-data/names-of-base-data.ts'
import { reportFile } from './report-file.ts'

/** A supplier's file that lies anywhere, judged without being imported. */
export async function judgeSupplierFile(db: Db, path: string): Promise<ReturnType<typeof reportFile>> {
  const folder = await mkdtemp(join(tmpdir(), 'supplier-file-'))
  try {
    return reportFile(
      await judgeFile({ db, files: localFiles(folder), knownNames: async () => namesOfBaseData() }, createReadStream(path), basename(path)),
    )
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    return { lines: [`✗ ${basename(path)} cannot be read: ${error.problem}`], isSound: false }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
