import { DEMO_CUSTOMER, DEMO_STAFF } from '@shop/domain/demo-accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customerDeps } from './modules/customers/customers.public.ts'
import { openSession } from './modules/customers/open-session.ts'
import { inviteStaff } from './modules/staff/invite-staff.ts'
import { staffDeps } from './modules/staff/staff-deps.ts'
import { PRODUCTION } from './testing/production.ts'
import { sessionOf } from './testing/session-of.ts'
import { addCustomer, addStaff, PASSWORD } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

/** Both hold the accounts of the demo, whose password is published; one of them is a real shop all the same. */
let demo: TestShop
let real: TestShop
let known: number
beforeAll(async () => {
  ;[demo, real] = await Promise.all([testShop(), testShop(PRODUCTION)])
  for (const shop of [demo, real]) {
    await addStaff(shop, DEMO_STAFF, 'owner')
    known = await addCustomer(shop, DEMO_CUSTOMER)
  }
})
beforeEach(() => real.pool.query('truncate turns'))
afterAll(async () => {
  await demo.close()
  await real.close()
})

function staffEnter(shop: TestShop, email: string) {
  return shop.ask('POST', '/api/personal/login', { body: { email, password: PASSWORD }, headers: { origin: shop.settings.publicUrl } })
}
function customerEnters(shop: TestShop, email: string) {
  return shop.post('/api/clientes/login', { email, password: PASSWORD })
}
function ANSWERED({ status, body }: Awaited<ReturnType<typeof staffEnter>>) {
  return { status, body }
}

test.each([
  ['staff', staffEnter, DEMO_STAFF],
  ['a customer', customerEnters, DEMO_CUSTOMER],
])('the demo’s account of %s opens a demo, and in a real shop is nobody', async (_, enter, email) => {
  expect((await enter(demo, email)).status).toBe(200)
  const refused = ANSWERED(await enter(real, email))
  expect(refused).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  expect(refused).toEqual(ANSWERED(await enter(real, 'nadie@example.mx')))
  expect(ANSWERED(await enter(real, email.toUpperCase()))).toEqual(refused)
})

test('no other way into a real shop leads past that', async () => {
  await expect(openSession(customerDeps(real), known, 'test')).rejects.toMatchObject({ code: 'customer_not_found' })
})

test('nobody gets such an account in a real shop: not by registering, not by another e-mail, not by an invitation', async () => {
  const asked = { nombre: 'Ana', apellidos: 'Paz', telefono: '2225550101', password: PASSWORD, acepta_privacidad: true }
  for (const email of [DEMO_CUSTOMER, DEMO_STAFF])
    expect((await real.post('/api/clientes/register', { ...asked, email })).body.code).toBe('email_registrado')
  const { token } = await sessionOf(real, await addCustomer(real, 'ana@example.mx'))
  const change = await real.ask('PATCH', '/api/clientes/update', { token, body: { email: DEMO_STAFF, password_actual: PASSWORD } })
  expect(change.body.code).toBe('email_registrado')
  const owner = await addStaff(real, 'jefa@example.mx', 'owner')
  await expect(inviteStaff(staffDeps(real), owner, { email: DEMO_CUSTOMER, role: 'sales' })).rejects.toMatchObject({ code: 'staff_known' })
})
