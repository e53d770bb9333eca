import assert from 'node:assert/strict'
import { addStaff, staffCookieOf } from '@shop/api/testing/test-customers'
import type { Answered } from '@shop/api/testing/test-shop'
import type { Case } from '../case.ts'
import type { Field } from '../field.ts'
import { stockOf } from '../purchase.ts'

const SECONDS = 60
const TILLS = 3
const PIECES = 100_000
const PRICES = [500, 510] as const
const EDITOR = 'precios@example.mx'

export const editedWhileSold: Case = {
  name: 'edited-while-sold',
  does: `${TILLS} tills on both hosts sell one part for ${SECONDS} s while its price is saved over and over`,
  run: async (field) => {
    const part = await field.newPart(PIECES)
    const edit = await editorOf(field, part)
    const [sales, edits]: [Counted, Counted] = [new Map(), new Map()]
    const end = Date.now() + SECONDS * 1_000
    const untilEnd = async (counted: Counted, act: (turn: number) => Promise<Answered>) => {
      for (let turn = 0; Date.now() < end; turn++) {
        const { status, body } = await act(turn)
        const answer = status === 200 ? '200' : `${status} ${body.code}`
        counted.set(answer, (counted.get(answer) ?? 0) + 1)
      }
    }
    await Promise.all([
      ...Array.from({ length: TILLS }, (_, till) => {
        let price: number = PRICES[0]
        return untilEnd(sales, async () => {
          const productos = [{ ref: part, qty: 1 }]
          const sale = { productos, total_mostrado: price, forma_pago: 'efectivo' }
          const answer = await field.asStaff('POST', '/mostrador/ventas', sale, till)
          // The till shows the new price, and the clerk agrees.
          if (answer.body.code === TOTAL_CHANGED) price = PRICES.find((one) => one !== price) ?? price
          return answer
        })
      }),
      untilEnd(edits, (turn) => edit(PRICES[(turn + 1) % PRICES.length] ?? PRICES[0])),
    ])
    const sold = sales.get('200') ?? 0
    const unexpected = [...sales.keys()].filter((answer) => answer !== '200' && answer !== `409 ${TOTAL_CHANGED}`)
    assert.deepEqual([unexpected, [...edits.keys()]], [[], ['200']], `sales: ${said(sales)}; edits: ${said(edits)}`)
    assert.deepEqual(await stockOf(field, part), { stock: PIECES - sold, reserved: 0 })
    return `sales ${said(sales)}; prices ${said(edits)}; stock exact`
  },
}

const TOTAL_CHANGED = 'total_cambiado'
type Counted = Map<string, number>

function said(counted: Counted): string {
  return [...counted].map(([answer, count]) => `${count} × ${answer}`).join(', ')
}

/** Reads the part and saves it with another price, as the back office does. */
async function editorOf(field: Field, part: string): Promise<(price: number) => Promise<Answered>> {
  await addStaff(field.deps, EDITOR, 'owner')
  const shop = field.at(0)
  const headers = { cookie: await staffCookieOf(shop, EDITOR), origin: shop.settings.publicUrl }
  const path = `/api/admin/productos/${part}`
  return async (precio) => {
    const { body } = await shop.ask('GET', path, { headers })
    return shop.ask('PATCH', path, { headers, body: { ...body.data, precio } })
  }
}
