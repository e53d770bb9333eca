import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { atBoth, newTrackingKey, seen, stepAtBoth, told } from '../desk.ts'
import type { Field } from '../field.ts'
import { buy, placeTransfer, refundsOf, stockOf } from '../purchase.ts'

/** A card whose refund the provider makes later, and nobody tells the shop. */
const SLOW_REFUND = '4000000000007726'

export const goodsStay: Case = {
  name: 'goods-stay',
  does: 'all the money of a transfer and of a card goes back, asked by two clerks at once; both want to pack or send all the same',
  run: async (field) => {
    const part = await field.newPart(5)
    const ana = await field.newShopper()
    const byCard = await buy(field, ana, { part, card: SLOW_REFUND })
    const byTransfer = await placeTransfer(field, ana, { part })
    const packed = await buy(field, ana, { part, card: SLOW_REFUND })
    const found = await field.asStaff('POST', `/ordenes/${byTransfer.folio}/aceptar-transferencia`, { clave_rastreo: newTrackingKey() })
    assert.equal(found.status, 200)
    assert.deepEqual(await stepAtBoth(field, packed.folio, 'procesando'), ['200', '409 order_moved'])
    assert.deepEqual(await stockOf(field, part), { stock: 2, reserved: 0 })

    for (const { folio, checkout_id } of [byCard, byTransfer, packed]) {
      const asked = await atBoth(field, `/ordenes/${folio}/reembolso`, { motivo: 'Ya no la quiere', regresar_piezas: true })
      assert.deepEqual(told(asked), ['200', '409 refund_too_large'])
      const isPacked = folio === packed.folio
      assert.deepEqual(await stepAtBoth(field, folio, isPacked ? 'enviado' : 'procesando'), ['409 order_pieces_back'])
      assert.deepEqual(
        (await refundsOf(field, checkout_id)).map(({ amount_cents }) => amount_cents),
        [50_000],
      )
    }
    assert.deepEqual(await stockOf(field, part), { stock: 5, reserved: 0 })
    await holdsForMoney(field, part)
    return '3 orders held, 3 pieces back once each; 1 held for its money'
  },
}

/** An amount without a word about pieces: they stay, and are not on the shelf either. */
async function holdsForMoney(field: Field, part: string): Promise<void> {
  const { folio } = await buy(field, await field.newShopper(), { part, card: SLOW_REFUND })
  await field.asStaff('POST', `/ordenes/${folio}/reembolso`, { motivo: 'Llegó tarde', monto: 100 })
  assert.deepEqual(await stepAtBoth(field, folio, 'procesando'), ['409 order_money_back'])
  assert.equal((await seen(field, folio)).retenida, 'dinero_de_vuelta')
  assert.equal((await stockOf(field, part)).stock, 4)
}
