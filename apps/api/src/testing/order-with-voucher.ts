import { expect } from 'vitest'
import { newPhoto } from './new-photo.ts'
import { sendVoucher } from './send-voucher.ts'
import { HOME, shopperIn } from './shoppers.ts'
import type { TestShop } from './test-shop.ts'

/** Somebody orders one of a part, pays by transfer, and sends a photo of the receipt; no two look the same. */
export async function orderWithVoucher(shop: TestShop, part: string): Promise<void> {
  const shopper = await shopperIn(shop)
  const { body } = await shopper.order({ productos: [{ ref: part, qty: 1 }], envio: HOME, forma_pago: 'transferencia' })
  const fields = { folio: body.data.folio, clave_rastreo: 'MBAN01', banco: 'BBVA', monto: '$500.00', fecha: '2026-11-14' }
  expect((await sendVoucher(shop, shopper.token, fields, await newPhoto(), 'foto.png')).status).toBe(200)
}
