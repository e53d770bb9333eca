import { join } from 'node:path'
import type { Settings } from '@shop/settings/settings'
import type { FileStore } from '../ports/file-store.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3/s3-files.ts'

type Known = Pick<Settings, 'files' | 'dataFolder'>

export function folderOfFiles({ dataFolder }: Pick<Known, 'dataFolder'>): string {
  return join(dataFolder, 'files')
}

/** The bucket of the settings, if one is set; whether it is used is another question. */
export function bucketOfFiles({ files }: Pick<Known, 'files'>): FileStore | undefined {
  return files.s3 && s3Files(files.s3)
}

/** Where the settings say that the shop's files are. */
export function chooseFiles(settings: Known): FileStore {
  return (settings.files.store === 's3' ? bucketOfFiles(settings) : undefined) ?? localFiles(folderOfFiles(settings))
}
