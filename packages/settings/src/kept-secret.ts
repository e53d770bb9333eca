import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { dataFolderMode, UnusableFolder } from './unusable-folder.ts'

/** The demo needs no settings at all, yet its sessions outlive a restart. */
export function keptSecret(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const secret = randomBytes(32).toString('base64url')
  try {
    mkdirSync(dirname(file), { recursive: true, mode: dataFolderMode(true) })
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  } catch (error) {
    throw new UnusableFolder(dirname(file), error as Error)
  }
}

/** For processes that have the secret and no key: all that share the secret agree on it. */
export function pagesKeyFrom(tokenSecret: string): string {
  return createHmac('sha256', tokenSecret).update('pages-key').digest('base64url')
}

/** Short, or of few characters. */
export function isEasyToGuess(secret: string): boolean {
  return new Set(secret).size + secret.length < 48
}
