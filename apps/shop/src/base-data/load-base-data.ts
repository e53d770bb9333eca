import { originalName } from '@shop/api/modules/pictures/make-picture'
import type { FileStore } from '@shop/api/ports/file-store'
import { tables } from '@shop/base-data/base-data'
import { drawPictures } from '@shop/demo/pictures/draw-pictures'
import { type Applied, applyBaseData } from './apply-base-data.ts'
import { baseRows } from './base-rows.ts'
import { inTransaction } from './in-transaction.ts'

/** Names of parts, brands and cars of Mexico for any shop, also while it is open; again later to bring them up to date. */
export async function loadBaseData(files: Pick<FileStore, 'write'>, databaseUrl: string): Promise<readonly Applied[]> {
  const { pictures, nameFor } = drawPictures()
  const rows = baseRows(tables, nameFor)
  const shown = new Set(rows.category.map(({ fields }) => fields.image))
  await Promise.all(
    pictures.filter(({ name }) => shown.has(name)).map(({ name, svg }) => files.write(originalName(name), Buffer.from(svg))),
  )
  return inTransaction(databaseUrl, (client) => applyBaseData(client, rows))
}
