import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'

export type AgeKey = { readonly file: string; readonly recipient: string }

/** A pair of keys for one run, the private one in a file as `age-keygen` writes it. */
export async function writeAgeKey(folder: string): Promise<AgeKey> {
  const identity = await generateIdentity()
  const file = join(folder, 'backup-key.txt')
  const recipient = await identityToRecipient(identity)
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600 })
  return { file, recipient }
}
