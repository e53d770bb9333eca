import { randomUUID } from 'node:crypto'
import { customerDeps } from '../../modules/customers/customers.public.ts'
import { insertSecret, type NewSecret } from '../../modules/customers/secrets.queries.ts'
import { hashOf, keyedHash, newSecret } from '../../secrets/random-secret.ts'
import { sessionOf } from '../session-of.ts'
import { type Shopper, shopperIn } from '../shoppers.ts'
import { addCustomer, PASSWORD } from '../test-customers.ts'
import { clearRateLimits, type ExampleShop, newEmail, type WriteExamples } from './write-example.ts'

const CAR = { armadora: 'Nissan', modelo: 'Versa', anio: 2016, motor: '1.6' }
const INVOICE = { rfc: 'GODE561231GR8', razon_social: 'Vida Larga', regimen: '612', uso_cfdi: 'G03', codigo_postal: '72000' }
const CODE = '123456'
const PHONE = '2225550103'

/** Accounts of customers. Each example has a customer of its own. */
export function customerWrites({ shop }: ExampleShop): WriteExamples {
  const visit = async (path: string, body: object) => {
    await clearRateLimits(shop)
    return shop.ask('POST', `/api/clientes${path}`, { body })
  }
  const ask = ({ token }: Shopper, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    shop.ask(method, `/api/clientes${path}`, { token, ...(body ? { body } : {}) })
  const addUnverified = async () => {
    const email = newEmail()
    return { email, customerId: await addCustomer(shop, email, { isVerified: false, phone: PHONE }) }
  }
  const addSecret = async (secret: Pick<NewSecret, 'purpose' | 'customerId' | 'newValue'>, token = newSecret()): Promise<string> => {
    const hash = hashOf(token)
    const codeHash = keyedHash(customerDeps(shop).keys.code, hash, CODE)
    await insertSecret(shop.db, { ...secret, hash, codeHash, requestId: randomUUID(), minutes: 10 })
    return token
  }
  const keepInvoice = (shopper: Shopper) => ask(shopper, 'PATCH', '/facturacion', { factura: INVOICE })
  return {
    'POST /clientes/login': async () => visit('/login', { email: (await shopperIn(shop)).email, password: PASSWORD }),
    'POST /clientes/register': () =>
      visit('/register', {
        nombre: 'Vida',
        apellidos: 'Larga',
        email: newEmail(),
        telefono: PHONE,
        password: PASSWORD,
        acepta_privacidad: true,
      }),
    'POST /clientes/email/resend': async () => visit('/email/resend', { email: (await addUnverified()).email }),
    'POST /clientes/resend-account-verification': async () =>
      visit('/resend-account-verification', { email: (await addUnverified()).email }),
    'POST /clientes/password/send-reset-token': async () => visit('/password/send-reset-token', { email: (await shopperIn(shop)).email }),
    'POST /clientes/password/reset': async () => {
      const token = await addSecret({ purpose: 'reset-password', customerId: (await shopperIn(shop)).id })
      return visit('/password/reset', { token, password: 'Una tercera 3' })
    },
    'POST /clientes/sms/verify/:token': async () => {
      const { customerId } = await addUnverified()
      return visit(`/sms/verify/${await addSecret({ purpose: 'verify-phone', customerId, newValue: PHONE })}`, { code: CODE })
    },
    'POST /clientes/confirmar': async () => ask(await shopperIn(shop), 'POST', '/confirmar', { password_actual: PASSWORD }),
    'DELETE /clientes/cuenta': async () => ask(await shopperIn(shop), 'DELETE', '/cuenta', { password_actual: PASSWORD }),
    'DELETE /clientes/sesiones/:id': async () => {
      const shopper = await shopperIn(shop)
      return ask(shopper, 'DELETE', `/sesiones/${(await sessionOf(shop, shopper.id)).sessionId}`)
    },
    'PATCH /clientes/update-password': async () =>
      ask(await shopperIn(shop), 'PATCH', '/update-password', { password_actual: PASSWORD, password_nuevo: 'Una segunda 2' }),
    'PATCH /clientes/update': async () => ask(await shopperIn(shop), 'PATCH', '/update', { apellidos: 'Muy Larga' }),
    'POST /clientes/logout': async () => ask(await shopperIn(shop), 'POST', '/logout'),
    'POST /clientes/garage': async () => ask(await shopperIn(shop), 'POST', '/garage', { agregar: [CAR], elegido: CAR }),
    'PATCH /clientes/facturacion': async () => keepInvoice(await shopperIn(shop)),
    'DELETE /clientes/facturacion': async () => {
      const shopper = await shopperIn(shop)
      await keepInvoice(shopper)
      return ask(shopper, 'DELETE', '/facturacion')
    },
  }
}
