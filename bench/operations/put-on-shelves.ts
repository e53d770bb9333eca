import { localFiles } from '@shop/api/adapters/local-files'
import { connect } from '@shop/api/database/connect'
import { insertDemoBankAccount, openDemoDoor } from '@shop/shop/demo/accounts.queries'
import { fillShop } from '@shop/shop/demo/seed-demo'

/** `put-on-shelves <database> <files>`: the demo's catalogue without its accounts, in a real shop, whose door is opened. */
const [databaseUrl = '', filesFolder = ''] = process.argv.slice(2)
await fillShop(localFiles(filesFolder), databaseUrl, () => {}, insertDemoBankAccount)
const { db, close } = connect({ url: databaseUrl, poolSize: 2, timeoutMs: 60_000, onError: (error) => console.error(error.message) })
await openDemoDoor(db)
await close()
