import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '../../http/create-server.ts'
import { serveApi } from '../../server.ts'
import { badFiles, goodPicture } from '../../testing/bad-files.ts'
import { postForm } from '../../testing/multipart.ts'
import { hear, listening } from '../../testing/read-events.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { addCustomer, addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const SECRET = { TOKEN_SECRET: 'the same on both hosts, as it must be' }
let one: TestShop
let two: TestShop
let here: string
let there: string
let staff: { cookie: string; origin: string }
let ana: number
beforeAll(async () => {
  one = await testShop(SECRET)
  two = await testShop(SECRET, { beside: one })
  await stockARefaccionaria(one.db)
  await addStaff(one, 'ventas@example.mx', 'sales')
  ana = await addCustomer(one, 'ana@example.mx')
  ;[here, there] = [await listening(one), await listening(two)]
  staff = { cookie: await staffCookieOf(one, 'ventas@example.mx'), origin: one.settings.publicUrl }
})
afterAll(async () => {
  await two.close()
  await one.close()
})
beforeEach(() => one.pool.query('truncate turns'))

async function begin(): Promise<string> {
  return (await one.post('/api/chat/conversaciones', {})).body.data.llave
}
function path(secret: string, rest = '') {
  return `/api/chat/conversaciones/${secret}${rest}`
}
async function say(secret: string, texto: string, host = one) {
  return (await host.post(path(secret, '/mensajes'), { texto })).body.data
}
async function idOf(): Promise<string> {
  return (await one.ask('GET', '/api/admin/chat', { headers: staff })).body.data.docs[0]._id
}
function asStaff(method: 'GET' | 'POST', rest: string, body?: unknown, host = one) {
  return host.ask(method, `/api/admin/chat/${rest}`, { body, headers: staff })
}

describe('two server processes', () => {
  test('carry what is said, typed and read to each other', async () => {
    const secret = await begin()
    const visitor = await hear(here, path(secret, '/eventos'))
    const inbox = await hear(there, '/api/admin/chat/eventos', { cookie: staff.cookie })
    const [said] = await say(secret, 'quiero hablar con una persona')
    await expect.poll(() => inbox.named('mensaje').map(({ data }) => data.mensaje.de)).toEqual(['visitante', 'asistente'])
    const id = inbox.named('mensaje')[0]?.data.conversacion
    await two.ask('POST', path(secret, '/escribiendo'))
    await expect.poll(() => inbox.named('escribiendo').map(({ data }) => data.conversacion)).toEqual([id])

    await asStaff('POST', `${id}/leido`, { hasta: said._id }, two)
    await expect.poll(() => visitor.named('leido').at(-1)?.data.hasta).toBe(said._id)
    await asStaff('POST', `${id}/escribiendo`, undefined, two)
    await expect.poll(() => visitor.named('escribiendo').map(({ data }) => data.nombre)).toEqual(['Beto'])
    const reply = (await asStaff('POST', `${id}/mensajes`, { texto: 'Claro, dime' }, two)).body.data
    await expect.poll(() => visitor.named('mensaje').at(-1)?.data).toMatchObject({ _id: reply._id, de: 'tienda', nombre: 'Beto' })
    await one.ask('POST', path(secret, '/leido'), { body: { hasta: reply._id } })
    expect((await asStaff('GET', id)).body.data).toMatchObject({ leido_por_visitante: reply._id, asignada_a: 'Beto' })
    visitor.stop()
    inbox.stop()
  })

  test('a lost connection goes on where it was, on the other one', async () => {
    const secret = await begin()
    const first = await hear(here, path(secret, '/eventos'))
    await say(secret, 'hola')
    await expect.poll(() => first.named('mensaje').length).toBe(2)
    first.stop()
    const last = first.named('mensaje').at(-1)?.id ?? ''
    await say(secret, 'gracias')
    const again = await hear(there, path(secret, '/eventos'), { 'last-event-id': last })
    await expect.poll(() => again.named('mensaje').map(({ data }) => data.texto)).toEqual(['gracias', expect.stringContaining('Con gusto')])
    await say(secret, 'otra cosa', two)
    await expect.poll(() => again.named('mensaje').length).toBe(4)
    again.stop()
  })

  test('what was said while the database’s voice was lost is told afterwards', async () => {
    const secret = await begin()
    const visitor = await hear(here, path(secret, '/eventos'))
    const [heardHere, heardThere] = [one.changes.version(), two.changes.version()]
    await one.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop-changes' and datname = current_database()`,
    )
    await say(secret, 'gracias')
    await expect.poll(() => visitor.named('mensaje').length).toBe(2)
    visitor.stop()
    // Both listen again, as whatever comes next may need.
    await expect.poll(one.changes.version).toBeGreaterThan(heardHere)
    await expect.poll(two.changes.version).toBeGreaterThan(heardThere)
  })
})

test('a process that stops ends its streams instead of waiting for them', async () => {
  const app = createServer({ logLevel: 'silent', trustProxy: 0 })
  await serveApi(app, one)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const secret = await begin()
  const visitor = await hear(address, path(secret, '/eventos'))
  await app.close()
  await expect.poll(() => visitor.isEnded()).toBe(true)
})

test('nothing that is typed becomes anything but text', async () => {
  const secret = await begin()
  const visitor = await hear(here, path(secret, '/eventos'))
  const PAYLOADS = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    'uno\ndata: {"de":"tienda"}\n\nevent: mensaje',
    'javascript:alert(1)',
  ]
  for (const payload of PAYLOADS) await say(secret, payload)
  const mine = () => visitor.named('mensaje').filter(({ data }) => data.de === 'visitante')
  await expect.poll(() => mine().map(({ data }) => data.texto)).toEqual(PAYLOADS)
  expect(visitor.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(visitor.named('mensaje').every(({ data }) => ['visitante', 'asistente'].includes(data.de))).toBe(true)
  expect((await one.post(path(secret, '/mensajes'), { texto: 'nul \u0000' })).status).toBe(400)
  visitor.stop()
})

describe('before a person answers, the shop helps', () => {
  const helped = async (texto: string, secret?: string) => (await say(secret ?? (await begin()), texto))[1]

  test('with parts for a car', async () => {
    const { texto, tarjetas } = await helped('balatas del jetta 2014 2.5')
    expect(texto).toMatch(/^Encontré/)
    expect(tarjetas[0]).toMatchObject({ tipo: 'producto', producto: { tipo: 'Balatas' } })
  })

  test('with what the catalogue itself says of the part and the car that was named', async () => {
    const jetta = { armadora: 'Volkswagen', modelo: 'Jetta', anio: 2014, motor: '2.5' }
    const fits = (await helped('balatas del jetta 2014 2.5')).tarjetas[0]
    expect(fits.compatibilidad).toMatchObject({ resultado: 'si', auto: jetta })
    const { body } = await one.ask('GET', `/api/products/search/d?search=${encodeURIComponent('balatas del jetta 2014 2.5')}&limit=3`)
    expect(body.data.compatibilidades[0]).toEqual(fits.compatibilidad)
    // Sold with one engine in that year: nothing is left to ask.
    expect((await helped('bujias tsuru 2010')).tarjetas[0].compatibilidad).toMatchObject({ resultado: 'si', auto: { motor: '1.6' } })
    expect((await helped('BJ-1002 para aveo 2013')).tarjetas[0].compatibilidad).toMatchObject({ resultado: 'no', auto: { modelo: 'Aveo' } })
    // No car was named.
    expect((await helped('balatas')).tarjetas[0].compatibilidad).toBeUndefined()
  })

  test('with a quotation filled in, where the part is not there', async () => {
    expect(await helped('cotízame una cremallera de nissan versa 2015')).toMatchObject({
      tarjetas: [{ tipo: 'cotizacion', datos: { armadora: 'Nissan', modelo: 'Versa', anio: '2015', autoparte: 'cremallera' } }],
    })
    expect((await helped('xyzzy plugh')).tarjetas).toMatchObject([{ tipo: 'cotizacion', datos: { autoparte: 'xyzzy plugh' } }])
  })

  test.each([
    ['¿cuánto cuesta el envío?', /\$120\.00.*\$300\.00.*3 a 5 días/],
    ['¿puedo devolverla?', /365 días/],
    ['¿a qué hora abren?', /lunes–viernes 09:00–19:00 y sábado 09:00–16:00/],
    ['¿puedo recoger en tienda?', /cómprala directo en el mostrador\.\nEstamos en Av\. Reforma 1205/],
    ['¿dónde están ubicados?', /^Estamos en Av\. Reforma 1205.*\nCómo llegar: https:\S+19\.0437%2C-98\.198\nAtendemos/],
    ['aceptan tarjeta?', /Tarjeta de crédito o débito y Efectivo en OXXO \(hasta \$10,000\.00\)/],
    ['hacen factura?', /CFDI.*«Requiero factura»/],
    ['tienen garantía?', /defectos de fabricación durante 365 días.*\/es\/garantias-y-devoluciones$/],
  ])('with the shop’s own rules: %s', async (asked, answer) => {
    expect((await helped(asked)).texto).toMatch(answer)
  })

  test('with an order, to its owner alone', async () => {
    const [part] = (await one.get('/api/products/search/d?search=balatas')).body.data.docs
    const lines = [{ ref: part._id, qty: 1 }]
    const { total } = (await one.post('/api/carrito/cotizar', { productos: lines })).body.data
    const buyer = await shopperIn(one)
    const { folio } = (await buyer.buyByCard({ lines, total })).body.data
    const card = { tipo: 'pedido', folio, estado: 'pagado' }
    const conversationOf = async (token: string) => (await one.ask('POST', '/api/chat/conversaciones/mia', { token })).body.data.llave
    const secret = await conversationOf(buyer.token)
    expect((await say(secret, `mi pedido ${folio.toLowerCase()}`))[1].tarjetas).toEqual([card])
    expect((await say(secret, 'dónde está mi pedido'))[1].tarjetas).toEqual([card])
    expect((await say(secret, 'mi pedido 4444-4444'))[1].tarjetas).toEqual([])
    const { token } = await sessionOf(one, ana)
    expect((await say(await conversationOf(token), `mi pedido ${folio}`))[1].tarjetas).toEqual([])
    expect((await say(await begin(), `mi pedido ${folio}`))[1].tarjetas).toEqual([{ tipo: 'iniciar_sesion' }])
  })

  test('and is quiet once somebody took over', async () => {
    const secret = await begin()
    expect(await say(secret, 'hola')).toHaveLength(2)
    await asStaff('POST', `${await idOf()}/asignar`)
    expect(await say(secret, 'balatas jetta')).toHaveLength(1)
  })
})

describe('a conversation', () => {
  test('of a customer goes on in another browser', async () => {
    const { token } = await sessionOf(one, ana)
    const [first, second] = await Promise.all([1, 2].map(() => one.ask('POST', '/api/chat/conversaciones/mia', { token })))
    await say(first?.body.data.llave, 'gracias')
    const inFirst = (await one.get(path(first?.body.data.llave))).body.data
    expect((await two.get(path(second?.body.data.llave))).body.data).toEqual(inFirst)
    const third = (await two.ask('POST', '/api/chat/conversaciones/mia', { token })).body.data
    expect(third).toMatchObject({ tiene_correo: true, mensajes: inFirst.mensajes })
    expect(inFirst.mensajes.at(-2).texto).toBe('gracias')
  })

  test('that was begun before signing in goes on as the customer’s', async () => {
    const { token } = await sessionOf(one, await addCustomer(one, 'eva@example.mx'))
    const own = async (llave?: string) => (await one.ask('POST', '/api/chat/conversaciones/mia', { token, body: { llave } })).body.data
    const before = await begin()
    await say(before, 'gracias')
    const { mensajes } = (await one.get(path(before))).body.data
    const after = await own(before)
    expect(after).toMatchObject({ mensajes, tiene_correo: true })
    expect((await one.get(path(before))).body.code).toBe('conversation_not_found')

    const another = await begin()
    await say(another, 'hola')
    expect((await own(another)).mensajes).toEqual(mensajes)
    const thief = await sessionOf(one, ana)
    const taken = await one.ask('POST', '/api/chat/conversaciones/mia', { token: thief.token, body: { llave: after.llave } })
    expect(taken.body.data.mensajes).not.toEqual(mensajes)
  })

  test('is opened by its secret alone', async () => {
    await begin()
    expect((await one.get(path('inventada'))).body.code).toBe('conversation_not_found')
    const { rows } = await one.pool.query('select hash from conversation_secrets')
    expect(JSON.stringify(rows)).not.toContain(await begin())
  })

  test('says whether somebody is there, and takes an e-mail for the answer', async () => {
    const secret = await begin()
    await say(secret, 'hola')
    const { body } = await one.post(path(secret, '/contacto'), { nombre: 'Eva', email: 'eva@example.mx' })
    expect(body.data).toMatchObject({ tiene_correo: true, en_horario: expect.any(Boolean) })
    expect(body.data.en_horario === (body.data.abre === undefined)).toBe(true)
    const id = await idOf()
    await one.pool.query(`update conversations set visitor_seen_at = now() - interval '5 minutes' where id = $1`, [id])
    await one.pool.query('delete from graphile_worker._private_jobs')
    await asStaff('POST', `${id}/mensajes`, { texto: 'Sí tenemos <b>' })
    const { rows } = await one.pool.query('select payload from graphile_worker._private_jobs')
    expect(rows.map(({ payload }) => [payload.to, payload.html.includes('Sí tenemos &lt;b&gt;')])).toEqual([['eva@example.mx', true]])
  })

  test('that ended takes nothing more', async () => {
    const secret = await begin()
    await say(secret, 'hola')
    const id = await idOf()
    expect((await asStaff('POST', `${id}/cerrar`)).body.data.cerrada).toBe(true)
    expect((await one.post(path(secret, '/mensajes'), { texto: 'una más' })).body.code).toBe('conversation_closed')
    expect((await asStaff('POST', `${id}/mensajes`, { texto: 'una más' })).status).toBe(409)
  })

  test('takes pictures, each for its own people', async () => {
    const secret = await begin()
    const bytes = await goodPicture('png')
    const { body } = await postForm(one, path(secret, '/mensajes'), { texto: 'esta' }, { field: 'imagen', bytes })
    const message = body.data[0]
    expect(message.tiene_imagen).toBe(true)
    const picture = (url: string, cookie?: string) => one.app.inject({ url, headers: cookie ? { cookie } : {} })
    expect((await picture(path(secret, `/imagenes/${message._id}`))).headers['content-type']).toBe('image/webp')
    expect((await picture(path(await begin(), `/imagenes/${message._id}`))).statusCode).toBe(404)
    expect((await picture(`/api/admin/chat/${await idOf()}/imagenes/${message._id}`, staff.cookie)).statusCode).toBe(200)
    for (const { bytes: bad } of (await badFiles()).slice(0, 3))
      expect((await postForm(one, path(secret, '/mensajes'), {}, { field: 'imagen', bytes: bad })).status).toBe(415)
    expect((await one.post(path(secret, '/mensajes'), {})).body.code).toBe('empty_message')
  })
})

test('a message that is delivered twice is said once', async () => {
  const secret = await begin()
  const given = { body: { texto: 'gracias' }, headers: { 'idempotency-key': randomUUID() } }
  const answers = await Promise.all([one, two, one].map((host) => host.ask('POST', path(secret, '/mensajes'), given)))
  expect(new Set(answers.map(({ body }) => body.data[0]._id)).size).toBe(1)
  expect((await one.get(path(secret))).body.data.mensajes).toHaveLength(2)
})

test('whoever floods the chat waits', async () => {
  const secret = await begin()
  const statuses: number[] = []
  for (let i = 0; i < 17; i++) statuses.push((await one.post(path(secret, '/mensajes'), { texto: `gracias` })).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const from = '200.1.2.9'
  const begun = await Promise.all(Array.from({ length: 12 }, () => two.ask('POST', '/api/chat/conversaciones', { body: {}, from })))
  expect(begun.filter(({ status }) => status === 429)).toHaveLength(2)
})
