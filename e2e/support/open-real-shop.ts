import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@shop/api/database/connect'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { TOTP } from 'otpauth'
import { Client } from 'pg'
import { freePort, startShop } from '../../tools/start-shop.ts'
import { createDatabase, dropDatabase } from '../../tools/test-database.ts'
import { expect } from './shop.ts'

const PUBLIC_URL = 'https://refaccionesbernal.example'
const PASSWORD = 'Cigüeñal 4 tiempos'
const OWNER = 'duena@refaccionesbernal.example'

/** Who the shop is: somebody else than the demo in every respect. */
export const IDENTITY = {
  nombre: 'Refacciones Bernal',
  razon_social: 'Refacciones Bernal, S.A. de C.V.',
  rfc: 'RBE010203AB7',
  direccion: 'Calle Hidalgo 8, Centro, 76680 Bernal, Qro.',
  ciudad: 'Bernal',
  posicion: '20.7417, -99.9456',
  telefono: '4412960000',
  whatsapp: '524412960000',
  email: 'hola@refaccionesbernal.example',
}
export const BRAND = '#8a1538'

export type RealShop = Awaited<ReturnType<typeof openRealShop>>

/** A production shop on an empty database. Its owner came in by the printed link and said who the shop is. */
export const openRealShop = async () => {
  const server = process.env.SHOP_DATABASE_URL ?? ''
  const [databaseUrl, folder, port] = [await createDatabase(server), await mkdtemp(join(tmpdir(), 'shop-real-')), await freePort()]
  const shop = await startShop({
    SHOP_MODE: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL,
    DATA_FOLDER: folder,
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: 'q7Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9A',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    // Nobody takes mails there, so all of them wait in the queue, where they can be read.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: `${IDENTITY.nombre} <${IDENTITY.email}>`,
    TRUSTED_PROXIES: '0',
  })
  const query = async <Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const client = new Client(databaseUrl)
    await client.connect()
    try {
      return (await client.query(statement, [...values])).rows
    } finally {
      await client.end()
    }
  }
  const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' })
  let cookie = ''
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: PUBLIC_URL, cookie }
    const response = await fetch(`${shop.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await response.text()
    expect(response.status, `${path} ${text}`).toBeLessThan(300)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return { text, data: JSON.parse(text).data }
  }

  const token = /primera-cuenta[/]([\w-]+)/.exec(shop.output())?.[1]
  await post('/personal/primera-cuenta', { token, email: OWNER, nombre: 'Ana Bernal', password: PASSWORD })
  await post('/personal/login', { email: OWNER, password: PASSWORD })
  // Whoever owns a shop settles nothing without a second factor.
  const { secreto } = (await post('/personal/totp', { password_actual: PASSWORD })).data
  await post('/personal/totp/confirmar', { codigo: new TOTP({ secret: secreto }).generate() })
  await post('/admin/ajustes/tienda', { ...IDENTITY, version: 0 })
  await post('/admin/ajustes/apariencia', { color_marca: BRAND, color_acento: '#ffd54f', version: 0 })

  const { db, close } = connect({ url: databaseUrl, poolSize: 1, patienceMs: 20_000, onError: () => {} })
  await stockTheShelves(db, [{ partNumber: 'BAL-1', name: 'Balatas delanteras' }])
  await close()

  return {
    get,
    post,
    query,
    owner: OWNER,
    close: async () => {
      await shop.stop()
      await dropDatabase(server, databaseUrl)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
