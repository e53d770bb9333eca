import { randomInt, randomUUID } from 'node:crypto'
import { everyEndpoint } from '@shop/contract/every-endpoint'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyImport } from './modules/imports/apply-import.ts'
import { checkFile } from './modules/imports/check-file.ts'
import { undoImport } from './modules/imports/undo-import.ts'
import { addFitment } from './testing/add-fitment.ts'
import { deliverOrder } from './testing/deliver-order.ts'
import { postForm } from './testing/multipart.ts'
import { sendVoucher } from './testing/send-voucher.ts'
import { openBankAccount, type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff, PASSWORD, staffCookieOf } from './testing/test-customers.ts'
import { type Answered, type TestShop, testShop } from './testing/test-shop.ts'

/** What leaves no row in the audit log, and why. Whoever adds to it explains it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /personal/logout': 'nobody’s rights or things change; the sign-out is among the security events',
  'POST /personal/totp': 'a secret that counts for nothing until it is confirmed',
  'POST /admin/chat/:id/mensajes': 'the message itself says who wrote it and when, and is never changed',
  'POST /admin/chat/:id/leido': 'a mark of what somebody has seen',
  'POST /admin/importaciones': 'a file that counts for nothing until it is applied',
  'POST /admin/importaciones/:id/revisar': 'compares a file with the catalogue and changes nothing of it',
}

let shop: TestShop
let ana: Shopper
let part: string
let headers: { cookie: string; origin: string }
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 50 }])
  part = String(id)
  ana = await shopperIn(shop)
  await addStaff(shop, 'jefa@example.mx', 'owner')
  headers = { cookie: await staffCookieOf(shop, 'jefa@example.mx'), origin: shop.settings.publicUrl }
})
afterAll(() => shop.close())

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answered> =>
  shop.ask(method, `/api${path}`, { headers, ...(body ? { body } : {}) })
const post = (path: string, body?: object) => ask('POST', path, body)

const boughtByCard = async (): Promise<string> => (await ana.buyByCard({ lines: [{ ref: part, qty: 1 }], total: 500 })).body.data.folio
const awaitingTransfer = async (): Promise<string> => {
  const { body } = await ana.start({ lines: [{ ref: part, qty: 1 }], total: 500, method: 'transferencia' })
  return (await ana.order({ transaction_id: body.data.transaction_id })).body.data.folio
}
const requested = async (): Promise<string> => {
  const car = { armadora: 'Seat', modelo: 'Ibiza', anio: '2010', cilindraje: '2.0', autoparte: 'Clutch' }
  const fields = { ...car, nombre: 'Eva', email: 'eva@example.mx', telefono: '2225550102' }
  return (await postForm(shop, '/api/cotizacion', fields)).body.data.numero
}
const returning = async (): Promise<string> => {
  const eva = await shopperIn(shop)
  const { folio } = (await eva.buyByCard({ lines: [{ ref: part, qty: 1 }], total: 500 })).body.data
  await deliverOrder(shop, folio)
  const auto = { armadora: 'Seat', modelo: 'Ibiza', anio: 2010 }
  const body = { motivo: 'no_le_quedo', submotivo: 'otra_medida', auto, piezas: [{ linea: 0, qty: 1 }] }
  return (await shop.ask('POST', `/api/devoluciones/${folio}`, { token: eva.token, body })).body.data.devoluciones[0]._id
}
const approved = async (): Promise<string> => {
  const id = await returning()
  await post(`/admin/devoluciones/${id}/aprobar`, {})
  return id
}
/** Somebody whom the owner can do something to. */
const member = async (): Promise<number> => addStaff(shop, `${randomUUID()}@example.mx`, 'sales')
const invited = async (): Promise<string> =>
  (await post('/admin/personal/invitaciones', { email: `${randomUUID()}@example.mx`, rol: 'ventas' })).body.data[0]._id
const begun = async (): Promise<string> => {
  const { llave } = (await shop.post('/api/chat/conversaciones', {})).body.data
  await postForm(shop, `/api/chat/conversaciones/${llave}/mensajes`, { texto: 'hola' })
  return (await ask('GET', '/admin/chat')).body.data.docs[0]._id
}

/** An import that was applied, by the worker. */
const imported = async (): Promise<string> => {
  const file = { field: 'archivo', bytes: Buffer.from(`codigo;precio\nBAL-1;${randomInt(600, 9_000)}\n`), name: 'lista.csv' }
  const { _id } = (await postForm(shop, '/api/admin/importaciones', {}, file, { headers })).body.data
  const columnas = { codigo: 0, precio: 1 }
  await post(`/admin/importaciones/${_id}/revisar`, { proveedor: 'ACME', tipo: 'productos', decimal: '.', columnas })
  await checkFile(shop, Number(_id))
  return _id
}

/** Each write with something to do, done once. */
const WRITES: Readonly<Record<string, () => Promise<Answered>>> = {
  'POST /admin/ordenes/:folio/estado': async () => {
    const folio = await boughtByCard()
    const { version } = (await ask('GET', `/admin/ordenes/${folio}`)).body.data
    return post(`/admin/ordenes/${folio}/estado`, { status: 'procesando', version })
  },
  'POST /admin/ordenes/:folio/aceptar-transferencia': async () =>
    post(`/admin/ordenes/${await awaitingTransfer()}/aceptar-transferencia`, { clave_rastreo: 'MBAN01002611150001' }),
  'POST /admin/ordenes/:folio/rechazar-comprobante': async () => {
    const folio = await awaitingTransfer()
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
    await sendVoucher(shop, ana.token, { folio }, pdf)
    return post(`/admin/ordenes/${folio}/rechazar-comprobante`, { motivo: 'No se lee' })
  },
  'POST /admin/ordenes/:folio/cancelar': async () => post(`/admin/ordenes/${await awaitingTransfer()}/cancelar`, { motivo: 'Lo pidió' }),
  'POST /admin/ordenes/:folio/notas': async () => post(`/admin/ordenes/${await awaitingTransfer()}/notas`, { texto: 'Llamó' }),
  'POST /admin/ordenes/:folio/reembolso': async () =>
    post(`/admin/ordenes/${await boughtByCard()}/reembolso`, { motivo: 'Depositar en 999180012345678909' }),
  'POST /admin/reembolsos/:id/pagado': async () => {
    const folio = await awaitingTransfer()
    await post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: 'MBAN01002611150002' })
    await post(`/admin/ordenes/${folio}/reembolso`, { motivo: 'Lo pidió' })
    const { rows } = await shop.pool.query(`select id from refunds where method = 'spei' and status = 'open'`)
    return post(`/admin/reembolsos/${rows[0].id}/pagado`, { clave_rastreo: 'MBAN01002611150003' })
  },
  'POST /admin/devoluciones/:id/aprobar': async () => post(`/admin/devoluciones/${await returning()}/aprobar`, {}),
  'POST /admin/devoluciones/:id/rechazar': async () => post(`/admin/devoluciones/${await returning()}/rechazar`, { motivo: 'Está usada' }),
  'POST /admin/devoluciones/:id/recibir': async () =>
    post(`/admin/devoluciones/${await approved()}/recibir`, { lineas: [{ linea: 0, destino: 'existencias' }] }),
  'POST /admin/compatibilidades-por-revisar/:id/revisada': async () => {
    await addFitment(shop, { productId: part, make: 'Seat', model: 'Ibiza', from: 2009, to: 2012 })
    await approved()
    const [mark] = (await ask('GET', '/admin/compatibilidades-por-revisar')).body.data
    return post(`/admin/compatibilidades-por-revisar/${mark._id}/revisada`)
  },
  'POST /admin/cotizaciones/:numero/tomar': async () => post(`/admin/cotizaciones/${await requested()}/tomar`),
  'POST /admin/cotizaciones/:numero/respuesta': async () =>
    post(`/admin/cotizaciones/${await requested()}/respuesta`, {
      lineas: [{ ref: 'BAL-1', precio: 10, piezas: 1 }],
      vigencia_dias: 1,
    }),
  'POST /admin/cotizaciones/:numero/rechazo': async () => post(`/admin/cotizaciones/${await requested()}/rechazo`, { motivo: 'No hay' }),
  'POST /admin/mostrador/cotizaciones': async () =>
    post('/admin/mostrador/cotizaciones', {
      productos: [{ ref: part, qty: 1 }],
      vigencia_dias: 3,
      nombre: 'Eva',
      telefono: '2225550102',
      autoparte: 'Balatas',
    }),
  'POST /admin/mostrador/ventas': async () =>
    post('/admin/mostrador/ventas', { productos: [{ ref: part, qty: 1 }], total_mostrado: 500, forma_pago: 'efectivo' }),
  'POST /admin/chat/:id/asignar': async () => post(`/admin/chat/${await begun()}/asignar`),
  'POST /admin/chat/:id/cerrar': async () => post(`/admin/chat/${await begun()}/cerrar`),
  // The worker does these two; it writes the log in the transaction that changes the catalogue.
  'POST /admin/importaciones/:id/aplicar': async () => {
    const id = await imported()
    const answer = await post(`/admin/importaciones/${id}/aplicar`, {})
    await applyImport(shop, Number(id))
    return answer
  },
  'POST /admin/importaciones/:id/deshacer': async () => {
    const id = await imported()
    await post(`/admin/importaciones/${id}/aplicar`, {})
    await applyImport(shop, Number(id))
    const answer = await post(`/admin/importaciones/${id}/deshacer`)
    await undoImport(shop, Number(id))
    return answer
  },
  'POST /admin/personal/invitaciones': async () => post('/admin/personal/invitaciones', { email: 'nueva@example.mx', rol: 'ventas' }),
  'POST /admin/personal/invitaciones/:id/reenviar': async () => post(`/admin/personal/invitaciones/${await invited()}/reenviar`),
  'DELETE /admin/personal/invitaciones/:id': async () => ask('DELETE', `/admin/personal/invitaciones/${await invited()}`),
  'POST /admin/personal/:id/rol': async () => post(`/admin/personal/${await member()}/rol`, { rol: 'almacen' }),
  'POST /admin/personal/:id/desactivar': async () => post(`/admin/personal/${await member()}/desactivar`),
  'POST /admin/personal/:id/activar': async () => {
    const id = await member()
    await post(`/admin/personal/${id}/desactivar`)
    return post(`/admin/personal/${id}/activar`)
  },
  'DELETE /admin/personal/:id/doble-factor': async () => {
    const id = await member()
    await shop.pool.query(`update staff set totp_secret = 'sealed', totp_confirmed_at = now() where id = $1`, [id])
    return ask('DELETE', `/admin/personal/${id}/doble-factor`)
  },
  'DELETE /personal/sesiones/:id': async () => {
    await staffCookieOf(shop, 'jefa@example.mx')
    const sessions: { _id: string; actual: boolean }[] = (await ask('GET', '/personal/sesiones')).body.data
    return ask('DELETE', `/personal/sesiones/${sessions.find(({ actual }) => !actual)?._id}`)
  },
  'POST /personal/totp/confirmar': async () => {
    const { secreto } = (await post('/personal/totp', { password_actual: PASSWORD })).body.data
    return post('/personal/totp/confirmar', { codigo: new TOTP({ secret: Secret.fromBase32(secreto) }).generate() })
  },
  // The last: it ends the session that the others are made with.
  'POST /personal/password': async () => post('/personal/password', { password_actual: PASSWORD, password_nuevo: 'Una segunda 2' }),
}

const declared = everyEndpoint
  .filter(({ access, method, isQuestion }) => access === 'staff' && method !== 'GET' && !isQuestion)
  .map(({ method, path }) => `${method} ${path}`)

test('every write of staff is walked here, or says why not', () => {
  expect([...Object.keys(WRITES), ...Object.keys(EXCEPTIONS)].toSorted()).toEqual(declared.toSorted())
})

test.each(Object.entries(WRITES))('%s is in the audit log', async (_, write) => {
  const { status, body } = await write()
  expect([status, body.message]).toEqual([200, body.message])
  // The write is the last thing that happened.
  const { rows } = await shop.pool.query(`select * from audit_log order by id desc limit 1`)
  expect(rows[0]).toMatchObject({ staff_name: 'Beto', staff_role: 'owner' })
  expect(rows[0].before ?? rows[0].after).toBeTruthy()
  expect(rows[0].before).not.toEqual(rows[0].after)
  walked.push(rows[0].id)
})

const walked: string[] = []
test('each left a row of its own', () => {
  expect(new Set(walked).size).toBe(Object.keys(WRITES).length)
})

test('nothing that opens a door got into it', async () => {
  const { rows } = await shop.pool.query(
    `select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), ' ') as log from audit_log`,
  )
  const { rows: secrets } = await shop.pool.query(
    `select password_hash as secret from staff union select totp_secret from staff union select hash from staff_sessions union select hash from offers union select hash from staff_invitations union select hash from staff_recovery_codes`,
  )
  for (const { secret } of secrets) expect(rows[0].log).not.toContain(secret)
  expect(rows[0].log).not.toContain(PASSWORD)
  expect(rows[0].log).not.toMatch(/\b\d{18}\b/)
  expect(rows[0].log).toContain('Depositar en •••• 8909')
})
