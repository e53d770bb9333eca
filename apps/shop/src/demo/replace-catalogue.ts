import { prepareJobTables } from '@shop/api/adapters/graphile-jobs'
import { withClient } from '@shop/api/database/with-client'
import { originalName } from '@shop/api/modules/pictures/make-picture'
import { drawPictures } from '@shop/demo/pictures/draw-pictures'
import { assertMayDelete, DELETING } from '../assert-may-delete.ts'
import { connectCommand } from '../connect-command.ts'
import { openFiles } from '../open-files.ts'
import { readOptions } from '../read-options.ts'
import { runCommand } from '../run-command.ts'
import { shopDatabase } from '../shop-database.ts'
import { countLoss, emptyCatalogue, loadCatalogue } from './load-catalogue.queries.ts'
import { loadLogos } from './load-front-page.queries.ts'

/** `npm run demo:catalogue -- --products 50000`: another size of catalogue for measuring, in the demo's own database. */
const { values } = readOptions({ options: { products: { type: 'string', default: '50000' }, ...DELETING } })
const count = Number(values.products)
if (!Number.isInteger(count) || count < 100 || count > 2_000_000) {
  console.error('Say how many: npm run demo:catalogue -- --products 50000 (100 to 2,000,000)')
  process.exit(1)
}

async function askFirst(url: string) {
  const { db, close } = connectCommand(url)
  try {
    const { products, orders } = await countLoss(db)
    await assertMayDelete(db, `all ${products.toLocaleString('en')} parts and with them ${orders.toLocaleString('en')} orders`, values)
  } finally {
    await close()
  }
}

await runCommand(
  async (settings, url) => {
    await askFirst(url)
    const begun = performance.now()
    const seconds = () => ((performance.now() - begun) / 1000).toFixed(0)
    await prepareJobTables(url)
    const { pictures, nameFor, logos } = drawPictures()
    const files = await openFiles(settings, url)
    await Promise.all(pictures.map(({ name, svg }) => files.write(originalName(name), Buffer.from(svg))))
    await withClient(url, 'shop', async (client) => {
      await client.query('begin')
      await emptyCatalogue(client)
      await loadCatalogue(client, count, nameFor, (done) => {
        if (done % 50_000 === 0) console.log(`${done.toLocaleString('en')} products written, ${seconds()} s`)
      })
      await loadLogos(client, logos)
      await client.query('commit')
      console.log(`Measuring the tables, ${seconds()} s`)
      await client.query('vacuum analyze')
    })
    console.log(`${count.toLocaleString('en')} products are on the shelves after ${seconds()} s. Start the shop: npm start`)
  },
  { open: shopDatabase },
)
