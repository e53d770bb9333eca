import { localFiles } from '@shop/api/adapters/local-files'
import { connect } from '@shop/api/database/connect'
import { insertDemoBankAccount, openDemoDoor } from '@shop/shop/demo/accounts.queries'
import { fillShop } from '@shop/shop/demo/seed-demo'
import { NOBODY, type Place } from '../../tools/check-ops/processes.ts'
import { run } from '../../tools/run.ts'

/** The demo's catalogue without its accounts, in a real shop, whose door is opened. */
export const fillShelves = async ({ databaseUrl, dataFolder }: Place): Promise<void> => {
  await fillShop(localFiles(`${dataFolder}/files`), databaseUrl, () => {}, insertDemoBankAccount)
  const { db, close } = connect({ url: databaseUrl, poolSize: 2, patienceMs: 60_000, onError: (error) => console.error(error.message) })
  await openDemoDoor(db)
  await close()
  await run('chown', ['-R', `${NOBODY}:${NOBODY}`, dataFolder])
}
