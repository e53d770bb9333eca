import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addStaff, staffCookieOf } from '@shop/api/testing/test-customers'
import type { Field } from '../../drill-money/field.ts'
import { until } from '../../drill-money/until.ts'
import { supplierFile } from '../../imports/supplier-file.ts'
import type { Trade } from './trade.ts'

const ROWS = 3_000
const PAUSE_MS = 10_000

/** A supplier's list, one after the other: sent, compared and applied, half of it parts of the shop, half such as the first list brings. Each changes every price. */
export async function importer(field: Field, { isOver, note }: Trade): Promise<void> {
  const shop = field.at(0)
  const email = `lista-${randomUUID()}@example.mx`
  await addStaff(shop, email, 'content')
  const headers = { cookie: await staffCookieOf(shop, email), origin: shop.settings.publicUrl }
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await shop.ask(method, `/api/admin/importaciones/${path}`, { headers, ...(body ? { body } : {}) })
    assert.equal(answer.status, 200, `${path}: ${answer.status} ${answer.body.code}`)
    return answer.body.data
  }
  const known = await field.rows(
    `select p.part_number, b.name as brand, t.name_es as part_type from products p join brands b on b.id = p.brand_id join part_types t on t.id = p.part_type_id
     where p.id between 2000 and 3499 order by p.id`,
  )
  const untilNot = (id: string, states: readonly string[]) =>
    until(
      () => ask('GET', id),
      ({ estado }) => !states.includes(estado),
      'an import that is done with',
    )
  for (let turn = 0; !isOver(); turn++) {
    await note(`import of ${ROWS}`, async () => {
      const lines: string[] = []
      for await (const cells of supplierFile(ROWS, known, turn % 50)) lines.push(cells.map((cell) => `"${cell ?? ''}"`).join(','))
      const form = new FormData()
      form.append('proveedor', 'Lista de carga')
      form.append('archivo', new Blob([lines.join('\n')], { type: 'text/csv' }), 'lista.csv')
      const sent = await fetch(`${shop.settings.publicUrl}/api/admin/importaciones`, { method: 'POST', headers, body: form })
      const { data } = (await sent.json()) as { data: { _id: string } }
      const { tipo, decimal, columnas } = await ask('GET', data._id)
      await ask('POST', `${data._id}/revisar`, { proveedor: 'Lista de carga', tipo, decimal, columnas })
      const compared = await untilNot(data._id, ['revisando'])
      await ask('POST', `${data._id}/aplicar`, { solo_buenos: true, agregar_fotos: false, revision: compared.revision })
      const { estado, informe } = await untilNot(data._id, ['aplicando'])
      assert.equal(estado, 'aplicada')
      assert.ok(informe.nuevos + informe.cambiados > 0.9 * ROWS, `${informe.cambiados} changed`)
    })
    for (let waited = 0; waited < PAUSE_MS && !isOver(); waited += 500) await pause(500)
  }
}
