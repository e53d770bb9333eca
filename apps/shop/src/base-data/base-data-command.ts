import { resolve } from 'node:path'
import { tables } from '@shop/base-data/base-data'
import { drawPictures } from '@shop/demo/pictures/draw-pictures'
import { openFiles } from '../open-files.ts'
import { readOptions } from '../read-options.ts'
import { runCommand } from '../run-command.ts'
import type { Applied } from './apply-base-data.ts'
import { inTransaction } from './in-transaction.ts'
import { loadBaseData } from './load-base-data.ts'
import { takeTables } from './take-tables.ts'
import { writeTables } from './write-tables.ts'

/**
 * `npm run base-data`: loads the names of parts, brands and cars of Mexico, or brings them up to date. `--export folder` writes what the
 * shop has now as tables, `--from folder` takes such tables over.
 */
const MOST_NAMED = 40
const { values } = readOptions({ options: { export: { type: 'string' }, from: { type: 'string' } } })
if (values.export && values.from) {
  console.error('Either one: npm run base-data -- --export folder, or npm run base-data -- --from folder')
  process.exit(1)
}

function report({ kind, added, updated, kept }: Applied) {
  console.log(`${kind}: ${added.length} added, ${updated.length} updated, ${kept.length} kept as the shop has them`)
  for (const { key, fields } of updated.slice(0, MOST_NAMED)) console.log(`  updated ${key}: ${Object.keys(fields).join(', ')}`)
  for (const { key, why } of kept.slice(0, MOST_NAMED)) console.log(`  kept ${key}: ${why}`)
}

async function exportTo(folder: string, url: string) {
  for (const { table, count } of await inTransaction(url, (client) => writeTables(client, folder, tables)))
    console.log(`${table}: ${count} written`)
  console.log(`The tables are in ${folder}`)
}

await runCommand(async (settings, url) => {
  if (values.export) return exportTo(resolve(values.export), url)
  const applied = values.from
    ? await takeTables(resolve(values.from), url, drawPictures().nameFor)
    : await loadBaseData(await openFiles(settings, url), url)
  applied.forEach(report)
})
