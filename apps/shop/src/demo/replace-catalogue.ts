import { parseArgs } from 'node:util'
import { prepareJobTables } from '@shop/api/adapters/graphile-jobs'
import { localFiles } from '@shop/api/adapters/local-files'
import { originalName } from '@shop/api/modules/pictures/make-picture'
import { prepareTables } from '@shop/api/prepare-tables'
import { drawPictures } from '@shop/demo/pictures/draw-pictures'
import { readSettings } from '@shop/settings/settings'
import { Client } from 'pg'
import { shopDatabase } from '../shop-database.ts'
import { emptyCatalogue, loadCatalogue } from './load-catalogue.queries.ts'
import { loadLogos } from './load-front-page.queries.ts'

/** `npm run demo:catalogue -- --products 50000`: another size of catalogue for measuring, in the demo's own database. */
const { values } = parseArgs({ options: { products: { type: 'string', default: '50000' } } })
const count = Number(values.products)
if (!Number.isInteger(count) || count < 100 || count > 2_000_000) {
  console.error('Say how many: npm run demo:catalogue -- --products 50000 (100 to 2,000,000)')
  process.exit(1)
}
const settings = readSettings(process.env)
if (settings.mode !== 'demo') {
  console.error('This replaces the whole catalogue, so it works in demo mode only.')
  process.exit(1)
}

const begun = performance.now()
const seconds = () => ((performance.now() - begun) / 1000).toFixed(0)
const database = await shopDatabase(settings)
try {
  await prepareTables(settings, database.url)
  await prepareJobTables(database.url)
  const { pictures, nameFor, logos } = drawPictures()
  const files = localFiles(`${settings.dataFolder}/files`)
  await Promise.all(pictures.map(({ name, svg }) => files.write(originalName(name), Buffer.from(svg))))
  const client = new Client(database.url)
  await client.connect()
  await client.query('begin')
  await emptyCatalogue(client)
  await loadCatalogue(client, count, nameFor, (done) => {
    if (done % 50_000 === 0) console.log(`${done.toLocaleString('en')} products written, ${seconds()} s`)
  })
  await loadLogos(client, logos)
  await client.query('commit')
  console.log(`Measuring the tables, ${seconds()} s`)
  await client.query('vacuum analyze')
  await client.end()
} finally {
  await database.stop()
}
console.log(`${count.toLocaleString('en')} products are on the shelves after ${seconds()} s. Start the shop: npm start`)
