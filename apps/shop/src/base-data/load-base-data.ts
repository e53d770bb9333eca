import { localFiles } from '@shop/api/adapters/local-files'
import { originalName } from '@shop/api/modules/pictures/make-picture'
import { drawPictures } from '@shop/demo/pictures/draw-pictures'
import { Client } from 'pg'
import { runCommand } from '../run-command.ts'
import { type Applied, applyBaseData } from './apply-base-data.ts'
import { baseRows } from './base-rows.ts'

/** `npm run base-data`: names of parts, brands and cars of Mexico for any shop, also while it is open; again later to bring them up to date. */
const MOST_NAMED = 40

const report = ({ kind, added, updated, kept }: Applied) => {
  console.log(`${kind}: ${added.length} added, ${updated.length} updated, ${kept.length} kept as the shop has them`)
  for (const { key, fields } of updated.slice(0, MOST_NAMED)) console.log(`  updated ${key}: ${Object.keys(fields).join(', ')}`)
  for (const { key, why } of kept.slice(0, MOST_NAMED)) console.log(`  kept ${key}: ${why}`)
}

await runCommand(async (settings, url) => {
  const { pictures, nameFor } = drawPictures()
  const rows = baseRows(nameFor)
  const shown = new Set(rows.category.map(({ fields }) => fields.image))
  const files = localFiles(`${settings.dataFolder}/files`)
  await Promise.all(
    pictures.filter(({ name }) => shown.has(name)).map(({ name, svg }) => files.write(originalName(name), Buffer.from(svg))),
  )
  const client = new Client(url)
  await client.connect()
  try {
    await client.query('begin')
    const applied = await applyBaseData(client, rows)
    await client.query('commit')
    applied.forEach(report)
  } finally {
    await client.end()
  }
})
