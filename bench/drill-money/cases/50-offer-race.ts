import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'

const BUYERS = 20
const PIECES = 3

export const offerRace: Case = {
  name: 'offer-race',
  does: `${BUYERS} buyers at once for an offer of ${PIECES} pieces, on both hosts`,
  run: async (field) => {
    const email = `${randomUUID()}@example.mx`
    const car = { armadora: 'Nissan', modelo: 'Tsuru', anio: '2015', cilindraje: '1.6', autoparte: 'Balatas' }
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...car, nombre: 'Ana', email, telefono: '2225550101' })) form.append(name, value)
    const asked = (await (await fetch(`${field.hosts.urls()[0]}/api/cotizacion`, { method: 'POST', body: form })).json()) as {
      data: { numero: string }
    }
    const lineas = [{ ref: field.parts.plenty, precio: 310, piezas: PIECES }]
    const { numero } = asked.data
    assert.equal((await field.asStaff('POST', `/cotizaciones/${numero}/respuesta`, { lineas, vigencia_dias: 3 })).status, 200)
    const [{ text }] = await field.rows(
      `select text from mailbox_messages where recipient = $1 and text like '%oferta%'
       union all select payload->>'text' from graphile_worker._private_jobs where key = $2`,
      email,
      `quotation-offer ${numero}`,
    )
    const oferta = /cotizacion\/oferta\/([\w-]+)/.exec(text)?.[1] ?? ''
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => field.newShopper()))
    const answers = await Promise.all(
      buyers.map((buyer, i) => buyer.start({ lines: [{ ref: field.parts.plenty, qty: 1, oferta }], total: 310 }, field.at(i))),
    )
    const sold = answers.filter(({ status }) => status === 200).length
    assert.deepEqual([sold, answers.filter(({ body }) => body.code === 'total_cambiado').length], [PIECES, BUYERS - PIECES])
    return `${sold} at the promised price, ${BUYERS - sold} told the new total`
  },
}
