import type { Db } from '@shop/api/database/connect'
import { findStanding } from '@shop/api/database/shop-database.queries'
import { askAtTerminal, type Terminal } from './ask-at-terminal.ts'

/** What every command that deletes can be told, for `parseArgs`. */
export const DELETING = { yes: { type: 'boolean' }, 'delete-production': { type: 'string' } } as const
type Told = { readonly yes?: boolean | undefined; readonly 'delete-production'?: string | undefined }

export class NothingDeleted extends Error {}

/** A real shop's data go only if its database is named; a demo's if somebody types the name, or a script says `--yes`. */
export async function assertMayDelete(db: Db, loss: string, told: Told, terminal?: Terminal): Promise<void> {
  const { name, mark, isEmpty } = await findStanding(db)
  if (mark?.mode === 'production') {
    if (told['delete-production'] === name) return
    throw new NothingDeleted(
      `The database "${name}" is a real shop's, and this would delete ${loss}. Nothing was deleted.\nIf that is what you want, name it: --delete-production=${name}`,
    )
  }
  if (isEmpty || told.yes) return
  const typed = await askAtTerminal(`This deletes ${loss} in the database "${name}". Type its name to go on: `, terminal)
  if (typed.trim() !== name) throw new NothingDeleted(`\nThat is not its name; nothing was deleted. A script says --yes instead.`)
}
