import { importPostalCodes } from '@shop/api/modules/locations/import-postal-codes'
import { NotSepomex, readSepomex } from '@shop/api/modules/locations/read-sepomex'
import { prepareTables } from '@shop/api/prepare-tables'
import { readSettings } from '@shop/settings/settings'
import { connectCommand } from './connect-command.ts'
import { shopDatabase } from './shop-database.ts'

/** `npm run import:sepomex -- CPdescarga.txt`: the official postal codes, which may not be handed on with the shop. */
const file = process.argv[2]
if (!file) {
  console.error('Say which file: npm run import:sepomex -- CPdescarga.txt (from correosdemexico.gob.mx)')
  process.exit(1)
}
const settings = readSettings(process.env)
const database = await shopDatabase(settings)
try {
  await prepareTables(settings, database.url)
  const { db, close } = connectCommand(database.url)
  try {
    const count = await importPostalCodes({ db }, readSepomex(file))
    console.log(`${count.toLocaleString('en')} postal codes. Addresses are checked against them from now on.`)
  } finally {
    await close()
  }
} catch (error) {
  const isReadable = error instanceof NotSepomex || (error as NodeJS.ErrnoException).code === 'ENOENT'
  console.error(isReadable ? (error as Error).message : error)
  process.exitCode = 1
} finally {
  await database.stop()
}
