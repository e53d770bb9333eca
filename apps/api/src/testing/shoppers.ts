import { randomUUID } from 'node:crypto'
import { shopperAt } from './pay-in-sandbox.ts'
import { sessionOf } from './session-of.ts'
import { addCustomer } from './test-customers.ts'
import type { Answered, TestShop } from './test-shop.ts'

export const HOME = {
  calle: 'Av. Juárez',
  num: '2106',
  colonia: 'La Paz',
  estado: 'Puebla',
  municipio: 'Puebla',
  codigo_postal: '72160',
} as const

const GOOD_CARD = '4242424242424242'

type Line = { readonly ref: string; readonly qty: number; readonly oferta?: string }
type Wanted = {
  readonly id?: string
  readonly lines: readonly Line[]
  readonly method?: 'stripe' | 'oxxo' | 'transferencia'
  readonly total: number
} & Record<string, unknown>

export type Shopper = {
  readonly id: number
  readonly email: string
  readonly token: string
  /** `POST /checkout/intento`. */
  readonly start: (wanted: Wanted, at?: TestShop) => Promise<Answered>
  /** `POST /ordenes`. */
  readonly order: (body: object, at?: TestShop, key?: string) => Promise<Answered>
  readonly payByCard: (clientSecret: string, card?: string) => Promise<{ status?: string; httpStatus?: number }>
  readonly state: (checkoutId: string) => Promise<Answered>
  readonly buyByCard: (wanted: Wanted) => Promise<Answered>
}

/** A signed-in customer with a browser of their own. */
export async function shopperIn(shop: TestShop, email = `${randomUUID()}@example.mx`): Promise<Shopper> {
  const id = await addCustomer(shop, email)
  const { token } = await sessionOf(shop, id)
  const confirm: ReturnType<typeof shopperAt>['confirm'] = async (...card) => {
    if (!shop.sandbox) throw new Error('Only the demo has a sandbox to pay in')
    return shopperAt(shop.sandbox).confirm(...card)
  }
  const start: Shopper['start'] = ({ id: checkoutId = randomUUID(), lines, method = 'stripe', total, ...more }, at = shop) =>
    at.ask('POST', '/checkout/intento', {
      token,
      body: { checkout_id: checkoutId, productos: lines, envio: HOME, forma_pago: method, total_mostrado: total, ...more },
    })
  const order: Shopper['order'] = (body, at = shop, key) =>
    at.ask('POST', '/api/ordenes', { token, body, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) })
  return {
    id,
    email,
    token,
    start,
    order,
    payByCard: (clientSecret, card = GOOD_CARD) => confirm(clientSecret, card),
    state: (checkoutId) => shop.ask('GET', `/checkout/estado/${checkoutId}`, { token }),
    buyByCard: async (wanted) => {
      const { body } = await start(wanted)
      if (!body.success) throw new Error(body.message)
      await confirm(body.data.client_secret, GOOD_CARD)
      return order({ transaction_id: body.data.transaction_id })
    },
  }
}

/** A bank account with a good check digit, so that transfers are offered. */
export async function openBankAccount({ pool }: TestShop): Promise<void> {
  await pool.query(`update shop_policies set value = $1 where name = 'bankAccount'`, [
    JSON.stringify({ bank: 'Banco de prueba', clabe: '999180012345678909', holder: 'La Tuerca' }),
  ])
}
