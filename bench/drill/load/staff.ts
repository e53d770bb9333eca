import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { openDesk } from '@shop/api/testing/staff-products'
import type { Answered } from '@shop/api/testing/test-shop'
import { newTrackingKey } from '../../drill-money/desk.ts'
import type { Field } from '../../drill-money/field.ts'
import type { Trade } from './trade.ts'

const PAUSE_MS = 300

// biome-ignore lint/suspicious/noExplicitAny: a drill looks at whatever came over the wire
function good(answer: Answered): any {
  assert.equal(answer.status, 200, `${answer.status} ${answer.body.code}`)
  return answer.body.data
}

/** At the desk of orders: looks at the newest, finds transfers in the bank, packs what is paid. */
export async function clerk(field: Field, { isOver, note }: Trade, host: number): Promise<void> {
  while (!isOver()) {
    const list = await note('orders desk', async () => good(await field.asStaff('GET', '/ordenes?limit=20', undefined, host)))
    const [waiting] = await field.rows(
      `select o.folio from orders o join payments p on p.checkout_id = o.checkout_id where o.status = 'pending' and p.method = 'transfer'
       and o.id % 2 = $1 order by o.id limit 1`,
      host,
    )
    if (waiting)
      await note('transfer found', async () =>
        good(await field.asStaff('POST', `/ordenes/${waiting.folio}/aceptar-transferencia`, { clave_rastreo: newTrackingKey() }, host)),
      )
    const first = list?.docs?.[host]
    if (first)
      await note('order opened', async () =>
        good(await field.asStaff('GET', `/ordenes/${first.folio ?? first.orden?.folio}`, undefined, host)),
      )
    await pause(PAUSE_MS)
  }
}

/** At the desk of parts: another price, and pieces counted. */
export async function buyer(field: Field, { isOver, note }: Trade): Promise<void> {
  const desk = await openDesk(field.at(1), 'content')
  const part = await field.newPart(50)
  for (let turn = 0; !isOver(); turn++) {
    await note('price changed', async () => {
      const seen = good(await desk.get(`/${part}`))
      good(await desk.patch(`/${part}`, { ...seen, precio: 500 + (turn % 50) }))
    })
    await note('pieces counted', async () => {
      const [{ stock }] = await field.rows('select stock from products where id = $1', part)
      good(await desk.post(`/${part}/conteo`, { contadas: 40 + (turn % 20), existencias: stock, motivo: 'Conteo de la semana' }))
    })
    await pause(5 * PAUSE_MS)
  }
}
