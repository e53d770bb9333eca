const WHY: Readonly<Record<string, string>> = {
  EACCES: 'the user who runs the shop may not write there. Give the folder to that user (chown)',
  EPERM: 'the user who runs the shop may not write there. Give the folder to that user (chown)',
  EROFS: 'it lies on a disk that can only be read',
  ENOSPC: 'the disk is full. Free some space',
  EDQUOT: 'the quota of the user who runs the shop is used up. Free some space',
  ENOTDIR: 'something above it is a file and no folder',
}

/** The data folder cannot be used as it is. */
export class UnusableFolder extends Error {
  constructor(folder: string, { code = '', message }: NodeJS.ErrnoException) {
    super(`DATA_FOLDER is ${folder}, and ${WHY[code] ?? message}; or set DATA_FOLDER to another folder.`)
  }
}

/**
 * Nobody else's business: receipts, customers' photos and secrets lie there. Root lends the embedded PostgreSQL to another user, who has
 * to get through, and sees nothing on the way.
 */
export function dataFolderMode(isLent: boolean): number {
  return isLent && process.getuid?.() === 0 ? 0o711 : 0o700
}
