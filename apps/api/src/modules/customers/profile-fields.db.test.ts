import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const ADDRESS = {
  calle: 'Av. Reforma',
  num: '12-B',
  num_int: '3',
  colonia: 'Centro',
  estado: 'Puebla',
  municipio: 'San Andrés Cholula',
  localidad: 'Tlaxcalancingo',
  codigo_postal: '72820',
  referencias: 'Portón azul',
}
const PROFILE = { nombre: 'Ana', apellidos: 'Ñandú', email: 'ana@example.mx', telefono: '2225550101' }
const PASSWORD = 'Cigüeñal 4 tiempos'

let shop: TestShop
let me: Record<string, unknown>
beforeAll(async () => {
  shop = await testShop({ ACCOUNT_VALIDATION: 'ninguna' })
  const body = { ...PROFILE, password: PASSWORD, acepta_privacidad: true, domicilio: ADDRESS }
  expect((await shop.post('/api/clientes/register', body)).status).toBe(200)
  const token = await signInAs(shop, PROFILE.email, PASSWORD)
  me = (await shop.ask('GET', `/api/clientes/me/${token}`, { token })).body.data
})
afterAll(() => shop.close())

test.each(Object.entries(PROFILE))('a customer keeps the %s', (name, value) => {
  expect(me[name]).toBe(value)
})

test.each(Object.entries(ADDRESS))('an address keeps the %s', (name, value) => {
  expect(me.domicilio).toHaveProperty(name, value)
})

test.each(Object.keys({ ...PROFILE, password: '', acepta_privacidad: '' }))('nobody registers without the %s', async (name) => {
  const { [name]: _, ...others }: Record<string, unknown> = {
    ...PROFILE,
    email: 'otra@example.mx',
    password: PASSWORD,
    acepta_privacidad: true,
  }
  const { status, body } = await shop.post('/api/clientes/register', others)
  expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([400, [name]])
})

test.each(Object.keys(ADDRESS).filter((name) => name !== 'num_int'))('an address needs the %s', async (name) => {
  const body = { ...PROFILE, email: 'otra@example.mx', password: PASSWORD, acepta_privacidad: true, domicilio: { ...ADDRESS, [name]: ' ' } }
  const answer = await shop.post('/api/clientes/register', body)
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path: `domicilio.${name}`, message: 'Campo requerido.' }]])
})

test('an address needs no interior number', async () => {
  const { num_int: _, ...domicilio } = ADDRESS
  const body = { ...PROFILE, email: 'planta-baja@example.mx', password: PASSWORD, acepta_privacidad: true, domicilio }
  expect((await shop.post('/api/clientes/register', body)).status).toBe(200)
})
