import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { caughtUp } from '../../testing/caught-up.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const begun = Date.now()
let shop: TestShop
let desk: Desk
beforeAll(async () => {
  shop = await testShop()
  desk = await asStaff(shop, 'content')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('delete from policy_texts')
})

const PATH = '/admin/textos/garantias/defecto'
const TEXT = {
  titulo: 'Si sale mala',
  titulo_en: 'If it fails',
  texto: 'Tienes {dias_devolucion} días.\r\n\r\n- uno\r\n- dos',
  texto_en: 'You have {dias_devolucion} days.',
}
type Section = { pagina: string; seccion: string; version: number; original: { titulo: string; texto: string }; propio?: object }
async function section(): Promise<Section> {
  return (await desk.get('/admin/textos')).body.data.find((one: Section) => one.pagina === 'garantias' && one.seccion === 'defecto')
}
async function own(locale: 'es' | 'en') {
  return (await shop.get('/api/politicas/textos/garantias', locale)).body.data
}
async function lastEntry() {
  return (await shop.pool.query('select * from audit_log order by id desc limit 1')).rows[0]
}
function write(titulo: string, version: number) {
  return desk.post(PATH, { ...TEXT, titulo, version })
}
async function writeTwice() {
  await write('Uno', 0)
  await write('Otro', 1)
}
/** Words of the shop’s own, and then the original ones again. */
async function restore() {
  await writeTwice()
  await desk.ask('DELETE', PATH, { version: 2 })
}

test('every section can be edited from the words it came with, with placeholders for the promises', async () => {
  const { original, propio, version } = await section()
  expect([propio, version]).toEqual([undefined, 0])
  expect(original.titulo).toBe('La pieza salió defectuosa')
  expect(original.texto).toContain('durante {dias_devolucion} días')
  expect(await own('es')).toEqual([])
})

test('a section in the shop’s own words is there in both languages, announced and in the log', async () => {
  await caughtUp(shop)
  const heard = new Promise<void>((resolve) => shop.changes.onChange(resolve))
  expect((await desk.post(PATH, { ...TEXT, version: 0 })).status).toBe(200)
  await heard
  expect(await own('es')).toMatchObject([
    { seccion: 'defecto', titulo: 'Si sale mala', texto: 'Tienes {dias_devolucion} días.\n\n- uno\n- dos' },
  ])
  expect(await own('en')).toMatchObject([{ titulo: 'If it fails' }])
  expect(await lastEntry()).toMatchObject({
    action: 'policy-text-changed',
    subject_ref: 'warranty/defecto',
    before: { title: 'La pieza salió defectuosa' },
    after: { title: 'Si sale mala', titleEn: 'If it fails' },
  })
})

test('what a colleague saved meanwhile is not overwritten', async () => {
  await write('Uno', 0)
  expect((await write('Otro', 0)).body.code).toBe('changed_meanwhile')
  expect((await write('Otro', 1)).status).toBe(200)
  expect((await write('Otro más', 1)).body.code).toBe('changed_meanwhile')
})

test.each([
  [{ texto: 'Tienes {dias} días.' }, 'texto'],
  [{ texto_en: 'You have {dias_devolucion days.' }, 'texto_en'],
  [{ titulo: '{nada}' }, 'titulo'],
  [{ titulo_en: '' }, 'titulo_en'],
  [{ texto: '' }, 'texto'],
  [{ texto: 'a'.repeat(8_001) }, 'texto'],
  [{ texto: 'a\u0000' }, 'texto'],
  [{ texto: ['a'] }, 'texto'],
])('%j is refused', async (wrong, path) => {
  const answer = await desk.post(PATH, { ...TEXT, ...wrong, version: 0 })
  expect([answer.status, answer.body.errors[0].path]).toEqual([400, path])
})

test('a section that no page has cannot be written', async () => {
  expect((await desk.post('/admin/textos/garantias/nada', { ...TEXT, version: 0 })).status).toBe(404)
  expect((await desk.post('/admin/textos/portada/defecto', { ...TEXT, version: 0 })).status).toBe(400)
})

test('the original words come back, for whoever saw what they undo', async () => {
  await writeTwice()
  const { version } = await section()
  expect((await desk.ask('DELETE', PATH)).status).toBe(400)
  expect((await desk.ask('DELETE', PATH, { version: version - 1 })).body.code).toBe('changed_meanwhile')
  expect(await own('es')).toMatchObject([{ titulo: 'Otro' }])
  expect((await desk.ask('DELETE', PATH, { version })).status).toBe(200)
  expect((await section()).propio).toBeUndefined()
  expect((await lastEntry()).action).toBe('policy-text-restored')
})

test('of a section that went back visitors learn no words, and the day on which it did', async () => {
  await restore()
  const [restored] = await own('es')
  expect(Object.keys(restored)).toEqual(['seccion', 'cambio'])
  expect(Date.parse(restored.cambio)).toBeGreaterThan(begun)
})

test('what is original again cannot be restored once more, nor overwritten from before', async () => {
  await restore()
  const { version } = await section()
  const { id } = await lastEntry()
  expect((await desk.ask('DELETE', PATH, { version })).status).toBe(200)
  expect([(await section()).version, (await lastEntry()).id]).toEqual([version, id])
  const stale = await Promise.all([0, 1, version - 1].map((seen) => desk.post(PATH, { ...TEXT, version: seen })))
  expect(stale.map(({ body }) => body.code)).toEqual(['changed_meanwhile', 'changed_meanwhile', 'changed_meanwhile'])
  expect((await desk.post(PATH, { ...TEXT, version })).status).toBe(200)
  expect((await section()).version).toBe(version + 1)
})
