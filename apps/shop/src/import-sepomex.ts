import { existsSync } from 'node:fs'
import { importPostalCodes } from '@shop/api/modules/locations/import-postal-codes'
import { readSepomex } from '@shop/api/modules/locations/read-sepomex'
import { connectCommand } from './connect-command.ts'
import { runCommand } from './run-command.ts'
import { shopDatabase } from './shop-database.ts'

/** `npm run import:sepomex -- CPdescarga.txt`: the official postal codes, which may not be handed on with the shop. */
const file = process.argv[2]
if (!file || !existsSync(file)) {
  console.error('Say which file: npm run import:sepomex -- CPdescarga.txt (from correosdemexico.gob.mx)')
  process.exit(1)
}
await runCommand(
  async (_, url) => {
    const { db, close } = connectCommand(url)
    try {
      const count = await importPostalCodes({ db }, readSepomex(file))
      console.log(`${count.toLocaleString('en')} postal codes. Addresses are checked against them from now on.`)
    } finally {
      await close()
    }
  },
  { open: shopDatabase },
)
