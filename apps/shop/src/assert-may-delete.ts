import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import type { Db } from '@shop/api/database/connect'
import { findStanding } from '@shop/api/database/shop-database.queries'

/** What every command that deletes can be told, for `parseArgs`. */
export const DELETING = { yes: { type: 'boolean' }, 'delete-production': { type: 'string' } } as const
type Told = { readonly yes?: boolean | undefined; readonly 'delete-production'?: string | undefined }
type Terminal = { readonly input: Readable; readonly output: Writable }

export class NothingDeleted extends Error {}

/** A real shop's data go only if its database is named; a demo's if somebody types the name, or a script says `--yes`. */
export const assertMayDelete = async (
  db: Db,
  loss: string,
  told: Told,
  terminal: Terminal = { input: process.stdin, output: process.stdout },
): Promise<void> => {
  const { name, mark, isEmpty } = await findStanding(db)
  if (mark?.mode === 'production') {
    if (told['delete-production'] === name) return
    throw new NothingDeleted(
      `The database "${name}" is a real shop's, and this would delete ${loss}. Nothing was deleted.\nIf that is what you want, name it: --delete-production=${name}`,
    )
  }
  if (isEmpty || told.yes) return
  const typed = await ask(terminal, `This deletes ${loss} in the database "${name}". Type its name to go on: `)
  if (typed.trim() !== name) throw new NothingDeleted(`\nThat is not its name; nothing was deleted. A script says --yes instead.`)
}

/** Nothing where nobody answers. */
const ask = async (at: Terminal, question: string): Promise<string> => {
  const lines = createInterface(at)
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  try {
    return await Promise.race([lines.question(question), closed])
  } finally {
    lines.close()
  }
}
