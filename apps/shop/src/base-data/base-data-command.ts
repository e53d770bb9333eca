import { resolve } from 'node:path'
import { drawPictures } from '@shop/demo/pictures/draw-pictures'
import { openFiles } from '../open-files.ts'
import { readOptions } from '../read-options.ts'
import { runCommand } from '../run-command.ts'
import type { Applied } from './apply-base-data.ts'
import { baseRows } from './base-rows.ts'
import { inTransaction } from './in-transaction.ts'
import { loadBaseData } from './load-base-data.ts'
import { takeSheets } from './take-sheets.ts'
import { writeSheets } from './write-sheets.ts'

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

const report = ({ kind, added, updated, kept }: Applied) => {
  console.log(`${kind}: ${added.length} added, ${updated.length} updated, ${kept.length} kept as the shop has them`)
  for (const { key, fields } of updated.slice(0, MOST_NAMED)) console.log(`  updated ${key}: ${Object.keys(fields).join(', ')}`)
  for (const { key, why } of kept.slice(0, MOST_NAMED)) console.log(`  kept ${key}: ${why}`)
}

const exportTo = async (folder: string, url: string) => {
  for (const { kind, count } of await inTransaction(url, (client) => writeSheets(client, folder))) console.log(`${kind}: ${count} written`)
  console.log(`The tables are in ${folder}`)
}

await runCommand(async (settings, url) => {
  if (values.export) return exportTo(resolve(values.export), url)
  const applied = values.from
    ? await takeSheets(resolve(values.from), url, baseRows(drawPictures().nameFor))
    : await loadBaseData(await openFiles(settings, url), url)
  applied.forEach(report)
})
