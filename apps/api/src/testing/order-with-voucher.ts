import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { sendVoucher } from './send-voucher.ts'
import { HOME, shopperIn } from './shoppers.ts'
import type { TestShop } from './test-shop.ts'

/** Somebody orders one of a part, pays by transfer, and sends a photo of the receipt; no two look the same. */
export const orderWithVoucher = async (shop: TestShop, part: string): Promise<void> => {
  const shopper = await shopperIn(shop)
  const { body } = await shopper.order({ productos: [{ ref: part, qty: 1 }], envio: HOME, forma_pago: 'transferencia' })
  const photo = await sharp(randomBytes(30 * 20 * 3), { raw: { width: 30, height: 20, channels: 3 } })
    .png()
    .toBuffer()
  const fields = { folio: body.data.folio, clave_rastreo: 'MBAN01', banco: 'BBVA', monto: '$500.00', fecha: '2026-11-14' }
  expect((await sendVoucher(shop, shopper.token, fields, photo, 'foto.png')).status).toBe(200)
}
