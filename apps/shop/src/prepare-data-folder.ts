import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { tightenFiles } from '@shop/api/adapters/local-files'
import { PRIVATE_FOLDERS } from '@shop/api/files'
import type { Settings } from '@shop/settings/settings'
import { dataFolderMode, UnusableFolder } from '@shop/settings/unusable-folder'

type Needed = Pick<Settings, 'dataFolder' | 'databaseUrl' | 'files'>

/** Known before anything is opened: that the folder is there, can be written, and shows nobody else what is private. */
export async function prepareDataFolder({ dataFolder, databaseUrl, files }: Needed): Promise<void> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: dataFolderMode(databaseUrl === undefined) })
    await access(dataFolder, constants.W_OK | constants.X_OK)
    if (files.store !== 'folder') return
    // Once, at the start: a folder that is gone later was lost, and is not made anew.
    await mkdir(join(dataFolder, 'files'), { recursive: true, mode: 0o700 })
    await tightenFiles(join(dataFolder, 'files'), PRIVATE_FOLDERS)
  } catch (error) {
    throw new UnusableFolder(dataFolder, error as Error)
  }
}
