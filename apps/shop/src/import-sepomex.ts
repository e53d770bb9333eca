import { existsSync } from 'node:fs'
import { importPostalCodes } from '@shop/api/modules/locations/import-postal-codes'
import { NotSepomex, readSepomex } from '@shop/api/modules/locations/read-sepomex'
import { connectCommand } from './connect-command.ts'
import { readOptions } from './read-options.ts'
import { runCommand } from './run-command.ts'
import { shopDatabase } from './shop-database.ts'

/**
 * `npm run import:sepomex -- CPdescarga.txt`: the official postal codes, which may not be handed on with the shop. A file that is not whole
 * is refused; a demo takes a part of it with `--partial`.
 */
const { values, positionals } = readOptions({ allowPositionals: true, options: { partial: { type: 'boolean', default: false } } })
const [file] = positionals
if (!file || !existsSync(file)) {
  console.error('Say which file: npm run import:sepomex -- CPdescarga.txt (from correosdemexico.gob.mx)')
  process.exit(1)
}
await runCommand(
  async ({ mode }, url) => {
    if (values.partial && mode === 'production')
      throw new NotSepomex(
        'A real shop takes the whole file only: addresses with any other postal code would be refused. Nothing was changed.',
      )
    const { db, close } = connectCommand(url)
    try {
      const count = await importPostalCodes({ db }, readSepomex(file), { isPartial: values.partial })
      console.log(`${count.toLocaleString('en')} postal codes. Addresses are checked against them from now on.`)
    } finally {
      await close()
    }
  },
  { open: shopDatabase },
)
