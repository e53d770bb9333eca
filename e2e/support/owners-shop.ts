import { randomUUID } from 'node:crypto'
import { connect } from '@shop/api/database/connect'
import { readyToOpen } from '@shop/api/testing/ready-to-open'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { TOTP } from 'otpauth'
import { openRealShop } from './real-shop.ts'
import { expect } from './shop.ts'

const PASSWORD = 'Cigüeñal 4 tiempos'
const OWNER = 'duena@refaccionesbernal.example'

/** Who the shop is: somebody else than the demo in every respect. */
export const IDENTITY = {
  nombre: 'Refacciones Bernal',
  razon_social: 'Refacciones Bernal, S.A. de C.V.',
  rfc: 'EKU9003173C9',
  direccion: 'Calle Hidalgo 8, Centro, 76680 Bernal, Qro.',
  ciudad: 'Bernal',
  posicion: '20.7417, -99.9456',
  telefono: '4412960000',
  whatsapp: '524412960000',
  email: 'hola@refaccionesbernal.example',
}
export const BRAND = '#8a1538'

export type OwnersShop = Awaited<ReturnType<typeof openOwnersShop>>

/** A production shop with one part. Its owner came in by the printed link, said who the shop is, did every step and opened it. */
export async function openOwnersShop() {
  const shop = await openRealShop()
  const get = (path: string) => fetch(shop.plainUrl + path, { redirect: 'manual', headers: { cookie } })
  let cookie = ''
  const answered = async (response: Response) => {
    const text = await response.text()
    expect(response.status, `${response.url} ${text}`).toBeLessThan(300)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return { status: response.status, headers: {}, body: JSON.parse(text) }
  }
  const post = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: shop.url, cookie }
    return answered(await fetch(`${shop.plainUrl}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
  const desk = { post, get: async (path: string) => answered(await get(`/api${path}`)) }

  const token = /primera-cuenta[/]([\w-]+)/.exec(shop.output())?.[1]
  await post('/personal/primera-cuenta', { token, email: OWNER, nombre: 'Ana Bernal', password: PASSWORD })
  await post('/personal/login', { email: OWNER, password: PASSWORD })
  // Whoever owns a shop settles nothing without a second factor.
  const { secreto } = (await post('/personal/totp', { password_actual: PASSWORD })).body.data
  await post('/personal/totp/confirmar', { codigo: new TOTP({ secret: secreto }).generate() })
  await post('/admin/ajustes/tienda', { ...IDENTITY, version: 0 })
  await post('/admin/ajustes/apariencia', { color_marca: BRAND, color_acento: '#ffd54f', version: 0 })
  const { cuenta } = (await desk.get('/admin/ajustes')).body.data
  const account = { banco: 'Banco', clabe: '999180012345678909', titular: IDENTITY.nombre, password_actual: PASSWORD }
  await post('/admin/ajustes/cuenta', { ...account, version: cuenta.version })
  const { db, close } = connect({ url: shop.databaseUrl, poolSize: 1, timeoutMs: 20_000, onError: () => {} })
  await stockTheShelves(db, [{ partNumber: 'BAL-1', name: 'Balatas delanteras' }])
  await close()
  await readyToOpen(desk)
  const whileClosed = await (await fetch(`${shop.plainUrl}/es`)).text()
  const { puerta } = (await desk.get('/admin/apertura')).body.data
  await post('/admin/apertura/abrir', { version: puerta.version })
  await expect.poll(async () => (await fetch(`${shop.plainUrl}/es`)).status).toBe(200)
  return {
    get: (path: string) => fetch(shop.plainUrl + path, { redirect: 'manual' }),
    post,
    whileClosed,
    mails: shop.mails,
    owner: OWNER,
    close: shop.close,
  }
}
