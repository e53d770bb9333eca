import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBankAccount, type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { PASSWORD } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

const FACTURA = { rfc: 'GODE561231GR8', razon_social: 'ELENA GONZÁLEZ', regimen: '612', uso_cfdi: 'G03', codigo_postal: '72000' }
const VERSA = { armadora: 'Nissan', modelo: 'Versa', anio: 2016, motor: '1.6' }
const AVEO = { armadora: 'Chevrolet', modelo: 'Aveo', anio: 2013 }
const JETTA = { armadora: 'Volkswagen', modelo: 'Jetta', anio: 2008, motor: '2.5' }

let shop: TestShop
let part: string
beforeAll(async () => {
  shop = await testShop()
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 1_000 }]))[0])
  await openBankAccount(shop)
})
afterAll(() => shop.close())

async function keptInvoice({ token }: Shopper) {
  return (await shop.ask('GET', '/api/clientes/facturacion', { token })).body.data
}
function order(who: Shopper, more: object = {}) {
  return who.start({ lines: [{ ref: part, qty: 1 }], total: 500, method: 'transferencia', ...more })
}
async function garage({ token }: Shopper, body: object = {}) {
  return (await shop.ask('POST', '/api/clientes/garage', { token, body })).body
}
async function ownData({ token }: Shopper) {
  return (await shop.ask('GET', '/api/clientes/mis-datos', { token })).body.data
}
function leave({ token }: Shopper) {
  return shop.ask('DELETE', '/api/clientes/cuenta', { token, body: { password_actual: PASSWORD } })
}
async function rowsOf(table: string, { id }: Shopper) {
  return (await shop.pool.query(`select 1 from ${table} where customer_id = $1`, [id])).rows.length
}

describe('what was said for an invoice', () => {
  test('is there for the next order, the newest of it, and nobody else’s', async () => {
    const [ana, eva] = [await shopperIn(shop), await shopperIn(shop)]
    expect(await keptInvoice(ana)).toEqual({})
    expect((await order(ana, { factura: { ...FACTURA, razon_social: 'elena gonzález' } })).status).toBe(200)
    expect(await keptInvoice(ana)).toEqual({ factura: FACTURA })
    await order(ana)
    await order(ana, { factura: { ...FACTURA, codigo_postal: '72160' } })
    expect((await keptInvoice(ana)).factura.codigo_postal).toBe('72160')
    expect(await keptInvoice(eva)).toEqual({})
  })

  test('is not kept of an order that was not taken', async () => {
    const ana = await shopperIn(shop)
    const { status } = await ana.start({ lines: [{ ref: part, qty: 90_000 }], total: 1, factura: FACTURA })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await keptInvoice(ana)).toEqual({})
  })

  test('is changed and forgotten in the account, and judged like an order’s; the order keeps its own', async () => {
    const ana = await shopperIn(shop)
    const { body } = await order(ana, { factura: FACTURA })
    const change = (factura: object) => shop.ask('PATCH', '/api/clientes/facturacion', { token: ana.token, body: { factura } })
    const wrong = await change({ ...FACTURA, rfc: 'GODE561231GR7' })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'factura.rfc'])
    await change({ ...FACTURA, uso_cfdi: 'G01' })
    expect((await keptInvoice(ana)).factura.uso_cfdi).toBe('G01')
    expect((await shop.ask('DELETE', '/api/clientes/facturacion', { token: ana.token })).status).toBe(200)
    expect(await keptInvoice(ana)).toEqual({})
    expect((await ana.order({ transaction_id: body.data.transaction_id })).body.data.factura).toMatchObject({ uso_cfdi: 'G03' })
    expect(await keptInvoice(ana)).toEqual({})
  })

  test('is handed out with the own data and goes with the account', async () => {
    const ana = await shopperIn(shop)
    await order(ana, { factura: FACTURA })
    expect((await ownData(ana)).facturacion).toEqual(FACTURA)
    expect(await rowsOf('customer_invoice_data', ana)).toBe(1)
    await leave(ana)
    expect(await rowsOf('customer_invoice_data', ana)).toBe(0)
  })
})

describe('the garage of an account', () => {
  test('takes what each browser did, and is nobody else’s', async () => {
    const [ana, eva] = [await shopperIn(shop), await shopperIn(shop)]
    expect((await garage(ana, { agregar: [VERSA, AVEO], elegido: AVEO })).data).toEqual({ autos: [VERSA, AVEO], elegido: AVEO })
    expect((await garage(ana, { agregar: [JETTA] })).data).toEqual({ autos: [JETTA, VERSA, AVEO], elegido: AVEO })
    expect((await garage(ana, { quitar: [AVEO] })).data).toEqual({ autos: [JETTA, VERSA] })
    expect((await garage(ana)).data.autos).toEqual([JETTA, VERSA])
    expect((await garage(eva)).data).toEqual({ autos: [] })
  })

  test('loses none of what browsers say at once', async () => {
    const ana = await shopperIn(shop)
    await Promise.all([VERSA, AVEO, JETTA].map((car) => garage(ana, { agregar: [car] })))
    expect((await garage(ana)).data.autos).toHaveLength(3)
  })

  test('has as many cars as a browser, and whole ones', async () => {
    const ana = await shopperIn(shop)
    const years = (from: number, count: number) => Array.from({ length: count }, (_, i) => ({ ...AVEO, anio: from + i }))
    await garage(ana, { agregar: years(2000, 12) })
    const { autos } = (await garage(ana, { agregar: [VERSA] })).data
    expect([autos.length, autos[0]]).toEqual([12, VERSA])
    expect((await garage(ana, { agregar: years(1980, 13) })).code).toBe('invalid_input')
    expect((await garage(ana, { agregar: [{ modelo: 'Versa' }] })).code).toBe('invalid_input')
    expect((await garage(ana, { agregar: [{ ...VERSA, modelo: 'x'.repeat(81) }] })).code).toBe('invalid_input')
  })

  test('is handed out with the own data and goes with the account', async () => {
    const ana = await shopperIn(shop)
    await garage(ana, { agregar: [VERSA], elegido: VERSA })
    expect((await ownData(ana)).garage).toEqual({ autos: [VERSA], elegido: VERSA })
    await leave(ana)
    expect(await rowsOf('customer_cars', ana)).toBe(0)
  })
})
