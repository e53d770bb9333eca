import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEXICAN_STATES } from '@shop/domain/mexican-states'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer, signInAs } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { importPostalCodes } from './import-postal-codes.ts'
import { loadLocations } from './load-locations.ts'
import { type PostalCode, readSepomex } from './read-sepomex.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await testShop()
  await addCustomer(shop, 'ana@example.mx')
  token = await signInAs(shop, 'ana@example.mx')
  // Two processes that start together.
  await Promise.all([loadLocations(shop), loadLocations(shop)])
})
afterAll(() => shop.close())

async function names(path: string): Promise<string[]> {
  return (await shop.ask('GET', `/api/utils/${path}`, { token })).body.data.map(({ nombre }: { nombre: string }) => nombre)
}

test('there are 32 states under their official names', async () => {
  const states = await names('estados')
  expect(states).toHaveLength(32)
  for (const name of ['Ciudad de México', 'Coahuila de Zaragoza', 'Michoacán de Ocampo', 'México', 'Veracruz de Ignacio de la Llave'])
    expect(states).toContain(name)
})

test('every state has the municipios of that state, not of the one with its number elsewhere', async () => {
  const counts = await Promise.all(MEXICAN_STATES.map(({ name }) => names(`municipios/${encodeURIComponent(name)}`)))
  expect(counts.every((list) => list.length >= 5)).toBe(true)
  expect(counts.flat().length).toBeGreaterThan(2_460)
  expect(counts.flat().filter((name) => /municip/i.test(name))).toEqual([])
  expect(await names('municipios/colima')).toContain('Manzanillo')
  expect(await names('municipios/chiapas')).toContain('Tapachula')
  expect(await names('municipios/CHIHUAHUA')).toContain('Delicias')
  expect(await names('municipios/Coahuila')).toContain('Torreón')
})

test('names are understood in any case and without accents', async () => {
  expect(await names('municipios/ciudad%20de%20mexico')).toEqual(await names('municipios/CDMX'))
  expect(await names('localidades/yucatan/MERIDA')).toContain('Mérida')
  expect(await names('localidades/Nuevo%20Le%C3%B3n/monterrey')).toContain('Monterrey')
  expect(await names('municipios/Texas')).toEqual([])
})

const HEADER =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'
const NOTICE = 'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México y se proporciona en forma gratuita'
function line(code: string, suburb: string, municipality: string, state: string) {
  return `${code}|${suburb}|Colonia|${municipality}|${state}|${municipality}|${code}|21|${code}||09|114|0001|Urbano|01`
}
async function sample(...lines: string[]) {
  const file = join(shop.settings.dataFolder, 'CPdescarga.txt')
  await writeFile(file, [NOTICE, HEADER, ...lines, ''].join('\r\n'), 'latin1')
  return file
}
function move(codigo_postal: string) {
  return shop.ask('PATCH', '/api/clientes/update', {
    token,
    body: {
      domicilio: {
        calle: 'Juárez',
        num: '1',
        colonia: 'La Paz',
        estado: 'Puebla',
        municipio: 'Puebla',
        localidad: 'Puebla',
        codigo_postal,
        referencias: 'Esquina',
      },
    },
  })
}

test('a postal code is good by its prefix until the official list is there, then by the list', async () => {
  expect((await move('72999')).status).toBe(200)
  expect((await move('20000')).body.errors).toEqual([{ path: 'domicilio.codigo_postal', message: 'El código postal es incorrecto' }])
  const file = await sample(
    line('72160', 'La Paz', 'Puebla', 'Puebla'),
    line('72160', 'Rincón de la Paz', 'Puebla', 'Puebla'),
    line('58000', 'Morelia Centro', 'Morelia', 'Michoacán de Ocampo'),
  )
  expect(await importPostalCodes(shop, readSepomex(file), { isPartial: true })).toBe(2)
  expect((await move('72999')).body).toMatchObject({ code: 'invalid_input', message: 'El código postal es incorrecto' })
  expect((await move('72160')).status).toBe(200)
  const { rows } = await shop.pool.query(`select municipality, state_code from postal_codes where code = '58000'`)
  expect(rows).toEqual([{ municipality: 'Morelia', state_code: '16' }])
})

test('another file is refused and what was imported stays', async () => {
  const file = join(shop.settings.dataFolder, 'otro.txt')
  await writeFile(file, 'a,b,c\n1,2,3\n')
  await expect(importPostalCodes(shop, readSepomex(file))).rejects.toThrow(/no line with the columns/)
  for (const [bad, why] of [
    [line('7216', 'x', 'Puebla', 'Puebla'), /official file/],
    [line('72160', 'x', '', 'Puebla'), /official file/],
    [line('72160', 'x', 'Puebla', 'Texas'), /official file/],
    ['72160|La Paz|Colonia|Puebla|Pue', /breaks off/],
  ] as const)
    await expect(importPostalCodes(shop, readSepomex(await sample(line('72160', 'x', 'Puebla', 'Puebla'), bad)))).rejects.toThrow(why)
  expect((await move('72160')).status).toBe(200)
})

/** As many of each state, under numbers of their own. */
async function* codesOf(states: typeof MEXICAN_STATES, each: number): AsyncGenerator<PostalCode> {
  for (const [i, { code: stateCode }] of states.entries())
    for (let n = 0; n < each; n++) yield { code: String(i * each + n).padStart(5, '0'), stateCode, municipality: 'Centro' }
}

test('a file that is not whole is refused in words, and the list stays as it was', async () => {
  expect(await importPostalCodes(shop, codesOf(MEXICAN_STATES, 1_100))).toBe(35_200)
  for (const [codes, why] of [
    [codesOf(MEXICAN_STATES.slice(0, -2), 1), 'it has no postal code of Yucatán, Zacatecas. Nothing was changed'],
    [codesOf(MEXICAN_STATES, 1), 'it has 32 postal codes, and Mexico has more than 30,000. Nothing was changed'],
    [codesOf(MEXICAN_STATES, 980), 'has 31,360 postal codes, and the shop knows 35,200 already. Nothing was changed'],
  ] as const)
    await expect(importPostalCodes(shop, codes)).rejects.toThrow(why)
  const { rows } = await shop.pool.query('select count(*)::int from postal_codes')
  expect(rows).toEqual([{ count: 35_200 }])
})
