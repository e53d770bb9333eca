import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { honestPhoto } from '@shop/api/testing/hostile-pictures'
import { type Field, openField } from '../../drill-money/field.ts'
import { buy, placeTransfer } from '../../drill-money/purchase.ts'
import type { Drill } from '../drill-case.ts'
import { sendReceipt } from '../send-receipt.ts'
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts'

/** A database with all its tables, and a few more megabytes. */
const DISK_MB = 350
const SHOPPERS = 30

export const diskFull: Drill = {
  number: 15,
  name: 'disk-full',
  does: 'a shop whose database and files lie on one small disk, which somebody fills to the last byte; then the space is free again',
  rule: '507 or 503 in words, no part of a file and no row of it; what needs no space goes on; all is well again without a restart',
  run: async () => {
    const disk = await mountSmallDisk(DISK_MB)
    try {
      const field = await openField({ where: disk.folder })
      try {
        return await suffer(field, disk)
      } finally {
        await disk.free()
        await field.close()
      }
    } finally {
      await disk.close()
    }
  },
}

async function suffer(field: Field, disk: SmallDisk): Promise<string> {
  const ana = await field.newShopper()
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => field.newShopper()))
  const { folio } = await placeTransfer(field, ana)
  const photo = new Uint8Array(await honestPhoto())
  const [url = ''] = field.hosts.urls()
  const before = field.hosts.pids()
  const files = () => readdir(join(field.own.DATA_FOLDER ?? '', 'files'), { recursive: true })
  const kept = await files()
  await disk.fill()

  const uploaded = await sendReceipt(url, ana, folio, photo)
  assert.match(uploaded, /^50[37] (?:no_room|unavailable)$/)
  assert.deepEqual([await files(), (await field.rows('select 1 from vouchers')).length], [kept, 0])
  const statuses = new Map<string, number>()
  for (const [i, beto] of shoppers.entries()) {
    const { status, body } = await beto.start({ lines: [{ ref: field.parts.plenty, qty: 1 }], total: 500 }, field.at(i))
    const told = body.success ? String(status) : `${status} ${body.code}`
    statuses.set(told, (statuses.get(told) ?? 0) + 1)
  }
  const [live, list] = [await fetch(`${url}/health/live`), await fetch(`${url}/api/products`)]
  assert.deepEqual([live.status, list.status], [200, 200])
  const told = [...statuses].map(([name, times]) => `${times} x ${name}`).join(', ')
  assert.ok(
    [...statuses.keys()].every((status) => /^(?:200|503 \w+)$/.test(status)),
    told,
  )

  await disk.free()
  assert.equal(await sendReceipt(url, ana, folio, photo), '200 ok')
  await buy(field, await field.newShopper())
  assert.deepEqual(field.hosts.pids(), before)
  const broken = await field.broken()
  assert.deepEqual(broken, [])
  return `receipt ${uploaded}; ${SHOPPERS} carts: ${told}; list 200; with space again the receipt is kept and an order made by the same processes`
}
