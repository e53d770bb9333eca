import type { ShopMode } from '@shop/settings/settings'
import type { Db } from './connect.ts'
import { findStanding, type Mark, type Standing } from './shop-database.queries.ts'

/** What this process was asked to be, and how sure it may be that the data are its own. */
export type Wanted = {
  readonly mode: ShopMode
  /** The database lies in the shop's own data folder, where nobody else puts one. */
  readonly isOwnFolder: boolean
  /** The owner says whose the data are. */
  readonly isOwnersWord?: boolean
}

/** The database is not this shop's to open. */
export class OthersDatabase extends Error {}

/** Before anything is changed: demo and production never meet on the same data. */
export async function assertOwn(db: Db, wanted: Wanted): Promise<Standing> {
  const standing = await findStanding(db)
  const reason = reasonAgainst(standing, wanted)
  if (reason) throw new OthersDatabase(reason)
  return standing
}

function reasonAgainst(standing: Standing, wanted: Wanted): string | undefined {
  const { mark, isEmpty, demoAccounts } = standing
  if (mark && mark.mode !== wanted.mode) return sentence(standing, markedAs(mark), wanted, INSTEAD[wanted.mode])
  if (wanted.mode === 'production' && demoAccounts.length > 0)
    return sentence(
      standing,
      `has accounts of the demo, whose password everybody can read (${demoAccounts.join(', ')})`,
      wanted,
      INSTEAD.production,
    )
  const isDemoByItself = wanted.mode === 'demo' && wanted.isOwnFolder && demoAccounts.length > 0
  if (mark || isEmpty || wanted.isOwnersWord || isDemoByItself) return undefined
  return sentence(
    standing,
    'holds a shop and does not say whether it is a demo or a real one',
    wanted,
    demoAccounts.length > 0 ? SAY_DEMO : SAY_WHICH,
  )
}

function sentence({ name }: Standing, says: string, { mode }: Wanted, instead: string): string {
  return `The database "${name}" ${says}, and ${mode} was asked for. Nothing was opened or changed.\n${instead}`
}

function markedAs({ mode, since }: Mark): string {
  return `is marked ${mode}, ${mode === 'demo' ? 'where nothing is real' : 'a real shop'}, since ${since.toISOString().slice(0, 10)}`
}

const INSTEAD: Readonly<Record<ShopMode, string>> = {
  production: 'Give the real shop an empty database of its own (DATABASE_URL), or leave SHOP_MODE out to run the demo.',
  demo: 'To run the real shop set SHOP_MODE=production; for a demo give DATABASE_URL another database, or leave it out.',
}
const SAY_DEMO = 'It has the accounts of the demo, so it is one. Say so once: npm run database:mark -- demo'
const SAY_WHICH =
  'Say it once, with the settings of that shop: npm run database:mark -- production if it is a real shop, npm run database:mark -- demo if nothing in it is real.'
