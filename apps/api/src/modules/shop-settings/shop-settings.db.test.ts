import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff, PASSWORD } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const CLABE = '999180012345678909'
let shop: TestShop
let owner: Desk
let part: number
beforeAll(async () => {
  shop = await testShop()
  owner = await asStaff(shop, 'owner')
  ;[part = 0] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 40_000 }])
})
afterAll(() => shop.close())

async function settings() {
  return (await owner.get('/admin/ajustes')).body.data
}
async function versionOf(name: string): Promise<number> {
  return (await settings())[name].version
}
async function change(name: string, wire: string, body: object) {
  return owner.post(`/admin/ajustes/${name}`, { ...body, version: await versionOf(wire) })
}
async function lastEntry() {
  return (await shop.pool.query('select * from audit_log order by id desc limit 1')).rows[0]
}
async function priced() {
  return (await shop.post('/api/carrito/cotizar', { productos: [{ ref: String(part), qty: 1 }] })).body.data
}

test('a new threshold holds for the next cart, and is in the log with what was before', async () => {
  expect((await priced()).envio).toBe(0)
  const { status, body } = await change('envio', 'envio', { gratis_desde: '$1,000.50', costo: '99' })
  expect([status, body.data.envio]).toEqual([200, { valor: { gratis_desde: 1000.5, costo: 99 }, version: 2 }])
  expect((await priced()).envio).toBe(99)
  expect((await shop.get('/api/politicas')).body.data.envio).toEqual({ gratis_desde: 1000.5, costo: 99 })
  expect(await lastEntry()).toMatchObject({
    action: 'setting-changed',
    subject_ref: 'envio',
    before: { freeOver: 30_000, standardCost: 12_000 },
    after: { freeOver: 100_050, standardCost: 9_900 },
  })
})

test('a change is announced to every process', async () => {
  const heard = new Promise<void>((resolve) => shop.changes.onChange(resolve))
  await change('devoluciones', 'devoluciones', { dias: 90 })
  await heard
})

test('what a colleague saved meanwhile is not overwritten', async () => {
  const version = await versionOf('cotizacion')
  expect((await owner.post('/admin/ajustes/cotizacion', { minutos: 20, version })).status).toBe(200)
  const { status, body } = await owner.post('/admin/ajustes/cotizacion', { minutos: 30, version })
  expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await settings()).cotizacion.valor).toEqual({ minutos: 20 })
})

test('of two who save at once, one is told', async () => {
  const version = await versionOf('entrega')
  const answers = await Promise.all(
    [1, 2, 3, 4].map((dias) => owner.post('/admin/ajustes/entrega', { dias_minimo: dias, dias_maximo: 9, version })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('saving what is there already leaves no trace', async () => {
  const before = (await lastEntry()).id
  const { valor } = (await settings()).devoluciones
  expect((await change('devoluciones', 'devoluciones', valor)).status).toBe(200)
  expect((await lastEntry()).id).toBe(before)
})

test.each([
  ['envio', { gratis_desde: '', costo: 1 }, 'gratis_desde'],
  ['envio', { gratis_desde: 1, costo: -1 }, 'costo'],
  ['envio', { gratis_desde: 1, costo: '1.234' }, 'costo'],
  ['envio', { gratis_desde: '1e3', costo: 1 }, 'gratis_desde'],
  ['envio', { gratis_desde: 100_001, costo: 1 }, 'gratis_desde'],
  ['entrega', { dias_minimo: 5, dias_maximo: 3 }, 'dias_maximo'],
  ['entrega', { dias_minimo: 1.5, dias_maximo: 3 }, 'dias_minimo'],
  ['devoluciones', { dias: 4 }, 'dias'],
  ['devoluciones', { dias: '٣٠' }, 'dias'],
  ['cotizacion', { minutos: 0 }, 'minutos'],
  ['pedidos-sin-pagar', { maximo: 0 }, 'maximo'],
  ['horario', { horario: 'siempre' }, 'horario'],
  ['horario', { horario: [{ dias: [], abre: '09:00', cierra: '10:00' }] }, 'horario.0.dias'],
  ['horario', { horario: [{ dias: ['lunes', 'noche'], abre: '09:00', cierra: '10:00' }] }, 'horario.0.dias'],
  ['horario', { horario: [{ dias: ['lunes'], abre: '9:00', cierra: '10:00' }] }, 'horario.0.abre'],
  ['horario', { horario: [{ dias: ['lunes'], abre: '09:00', cierra: '24:00' }] }, 'horario.0.cierra'],
  ['horario', { horario: [{ dias: ['lunes'], abre: '19:00', cierra: '09:00' }] }, 'horario.0.cierra'],
  ['dias-inhabiles', { dias: [{ fecha: '2027-02-29', nombre: 'a', nombre_en: 'b' }] }, 'dias.0.fecha'],
  ['dias-inhabiles', { dias: [{ fecha: '2027-02-28', nombre: '', nombre_en: 'b' }] }, 'dias.0.nombre'],
  ['tienda', { nombre: 'x' }, 'razon_social'],
])('%s refuses %j', async (name, body, path) => {
  const answer = await owner.post(`/admin/ajustes/${name}`, { ...body, version: 1 })
  expect(answer.status).toBe(400)
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path)
})

test('hours that overlap on a day are refused; days with the same hours are told together', async () => {
  const row = (dia: string, abre: string, cierra: string) => ({ dias: [dia], abre, cierra })
  const overlapping = await change('horario', 'horario', { horario: [row('lunes', '09:00', '14:00'), row('lunes', '13:00', '19:00')] })
  expect([overlapping.status, overlapping.body.errors[0].path]).toEqual([400, 'horario.1.abre'])
  const split = [row('lunes', '09:00', '14:00'), row('lunes', '16:00', '19:00'), row('miercoles', '09:00', '14:00')]
  const { body } = await change('horario', 'horario', { horario: split })
  expect(body.data.horario.valor).toEqual([
    { dias: ['lunes', 'miercoles'], abre: '09:00', cierra: '14:00' },
    { dias: ['lunes'], abre: '16:00', cierra: '19:00' },
  ])
  expect((await lastEntry()).after).toEqual({ openingHours: 'lunes, miércoles 09:00–14:00 · lunes 16:00–19:00' })
})

test('a day of the shop’s own moves deliveries and quotations, and is named to visitors until it is over', async () => {
  const week = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
  await change('horario', 'horario', { horario: [{ dias: week, abre: '00:00', cierra: '23:59' }] })
  const before = (await priced()).entrega
  const dias = [
    { fecha: '2020-01-02', nombre: 'Ya pasó', nombre_en: 'It is over' },
    { fecha: before.desde, nombre: 'Inventario', nombre_en: 'Stocktaking' },
  ]
  expect((await change('dias-inhabiles', 'dias_inhabiles', { dias })).status).toBe(200)
  expect((await priced()).entrega.desde > before.desde).toBe(true)
  expect((await shop.get('/api/politicas')).body.data.dias_inhabiles).toEqual([dias[1]])
  const { body } = await change('dias-inhabiles', 'dias_inhabiles', { dias: dias.toReversed() })
  expect(body.data.dias_inhabiles.valor).toEqual(dias)
  const twice = await change('dias-inhabiles', 'dias_inhabiles', { dias: [dias[1], dias[1]] })
  expect([twice.status, twice.body.message]).toEqual([400, 'Esa fecha ya está en la lista.'])
})

test('the bank account needs a CLABE that can be one, and the password again', async () => {
  const account = { banco: 'STP', titular: 'La Tuerca', password_actual: PASSWORD }
  const wrong = await change('cuenta', 'cuenta', { ...account, clabe: '999180012345678908' })
  expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringMatching(/^Esa CLABE no es correcta/)])
  const stranger = await change('cuenta', 'cuenta', { ...account, clabe: CLABE, password_actual: 'otra cosa' })
  expect([stranger.status, stranger.body.errors[0].path]).toEqual([422, 'password_actual'])
  expect((await settings()).cuenta.valor.clabe).toBe('')
})

test('a new bank account is masked in the log, and every owner is told by mail', async () => {
  await addStaff(shop, 'socia@example.mx', 'owner')
  await addStaff(shop, 'ventas@example.mx', 'sales')
  const body = { banco: 'STP', clabe: '9991 8001 2345 6789 09', titular: 'La Tuerca', password_actual: PASSWORD }
  expect((await change('cuenta', 'cuenta', body)).body.data.cuenta.valor).toEqual({ banco: 'STP', clabe: CLABE, titular: 'La Tuerca' })
  expect(await lastEntry()).toMatchObject({
    action: 'bank-account-changed',
    after: { bank: 'STP', clabe: '•••• 8909', holder: 'La Tuerca' },
  })
  const { rows } = await shop.pool.query(
    `select payload->>'to' as to, payload->>'text' as text from graphile_worker._private_jobs order by 1`,
  )
  expect(rows.map(({ to }) => to)).toEqual(['owner@example.mx', 'socia@example.mx'])
  expect(rows[0].text).toContain('•••• 8909')
  expect(rows[0].text).not.toContain(CLABE)
})

test('who the shop is: phones are cleaned, mails are checked', async () => {
  const shown = {
    nombre: 'La Rosca',
    razon_social: 'La Rosca, S.A.',
    rfc: 'tre-150420-nt0',
    direccion: 'Calle 1',
    ciudad: 'Querétaro',
    posicion: '20.58882, -100.38988',
    telefono: '222 999 88 77',
    email: 'HOLA@rosca.mx',
  }
  const bad = await change('tienda', 'tienda', {
    ...shown,
    rfc: 'TRE150420NT1',
    posicion: '-100.38988, 20.58882',
    whatsapp: '12345',
    email: 'hola',
  })
  expect(bad.body.errors.map((error: { path: string }) => error.path)).toEqual(['rfc', 'posicion', 'whatsapp', 'email'])
  const { body } = await change('tienda', 'tienda', { ...shown, whatsapp: '+52 1 222 999 8877' })
  expect(body.data.tienda.valor).toMatchObject({
    rfc: 'TRE150420NT0',
    ciudad: 'Querétaro',
    posicion: '20.58882, -100.38988',
    telefono: '2229998877',
    whatsapp: '522229998877',
    email: 'hola@rosca.mx',
  })
})

test('only the owner settles anything', async () => {
  for (const role of ['sales', 'warehouse', 'content'] as const) {
    const desk = await asStaff(shop, role, `${role}-2@example.mx`)
    expect((await desk.get('/admin/ajustes')).status).toBe(403)
    expect((await desk.post('/admin/ajustes/envio', { gratis_desde: 1, costo: 1, version: 1 })).status).toBe(403)
  }
})
