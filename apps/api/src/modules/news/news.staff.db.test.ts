import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { caughtUp } from '../../testing/caught-up.ts'
import { contentDesk, loggedActions } from '../../testing/staff-content.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const HOUR_MS = 3_600_000

let shop: TestShop
let ask: Awaited<ReturnType<typeof contentDesk>>
beforeAll(async () => {
  shop = await testShop()
  ask = await contentDesk(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('delete from articles'))

function at(hours: number) {
  return new Date(Date.now() + hours * HOUR_MS).toISOString()
}
function draft(changes: object = {}) {
  return {
    slug: 'llegaron-balatas',
    titulo_es: 'Llegaron balatas',
    titulo_en: 'Brake pads arrived',
    resumen_es: 'De cerámica.',
    resumen_en: 'Ceramic ones.',
    cuerpo_es: '<p>Hola</p>',
    cuerpo_en: '<p>Hello</p>',
    fecha: at(-1),
    ...changes,
  }
}
type Kept = { readonly _id: string; readonly version: number; readonly cuerpo_es: string }
async function write(changes: object = {}): Promise<Kept> {
  return (await ask('POST', '/noticias', draft(changes))).body.data
}
function change({ _id, version }: Kept, changes: object) {
  return ask('PATCH', `/noticias/${_id}`, { ...draft(changes), version })
}
function publish({ _id, version }: Kept) {
  return ask('POST', `/noticias/${_id}/publicar`, { version })
}
async function inShop(locale: 'es' | 'en' = 'es') {
  await caughtUp(shop)
  return (await shop.get('/api/noticias/llegaron-balatas', locale)).body.data?.cuerpo
}
async function problemOf(answer: ReturnType<typeof ask>) {
  return (await answer).body.errors?.map(({ path }: { path: string }) => path)
}

test('a draft is nowhere in the shop; published it is in both languages, withdrawn it is gone', async () => {
  const article = await write()
  const sitemap = async () => (await shop.app.inject('/sitemaps/noticias.xml')).body.includes('llegaron-balatas')
  expect([await inShop(), (await shop.get('/api/noticias/')).body.data.total, await sitemap()]).toEqual([undefined, 0, false])
  expect((await publish(article)).body.data.estado).toBe('publicada')
  expect([await inShop(), await inShop('en'), await sitemap()]).toEqual(['<p>Hola</p>', '<p>Hello</p>', true])
  expect((await ask('POST', `/noticias/${article._id}/retirar`)).body.data.estado).toBe('borrador')
  expect([await inShop(), await sitemap()]).toEqual([undefined, false])
  expect(await loggedActions(shop, 'article', article._id)).toEqual(['article-withdrawn', 'article-published', 'article-created'])
})

test('one with a date to come waits for it', async () => {
  const article = await write({ fecha: at(1) })
  expect((await publish(article)).body.data.estado).toBe('programada')
  expect(await inShop()).toBeUndefined()
  await write({ slug: 'otra' })
  for (const [estado, count] of [
    ['programada', 1],
    ['borrador', 1],
    ['publicada', 0],
  ])
    expect((await ask('GET', `/noticias?estado=${estado}`)).body.data.total).toBe(count)
})

test.each([
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
  ['<p><a href="javascript:alert(1)">a</a></p>', '<p><a>a</a></p>'],
  ['<p><a href=" jAvaScript&#58;alert(1)">a</a></p>', '<p><a>a</a></p>'],
  ['<p><a href="data:text/html;base64,PHNjcmlwdD4=">a</a></p>', '<p><a>a</a></p>'],
  ['<p><a href="//evil.tld">a</a></p>', '<p><a>a</a></p>'],
  ['<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
  ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
  ['<p>a</p><iframe src="https://evil.tld"></iframe><object></object><form action=x><input></form>', '<p>a</p>'],
  ['<svg onload=alert(1)><p>a</p></svg>', '<p>a</p>'],
  ['<p>a<!-- --><base href="https://evil.tld"><meta http-equiv=refresh content=0></p>', '<p>a</p>'],
  ['<h1>a</h1><h2>b</h2><blockquote><p>c</p></blockquote>', 'a<h2>b</h2><blockquote><p>c</p></blockquote>'],
  [
    '<ul><li><p><strong>a</strong> <em>b</em> <a href="/es/productos">c</a></p></li></ul>',
    '<ul><li><p><strong>a</strong> <em>b</em> <a href="/es/productos">c</a></p></li></ul>',
  ],
])('of the body %s only %s is written and shown', async (evil, harmless) => {
  const article = await write({ cuerpo_es: evil })
  await publish(article)
  const { rows } = await shop.pool.query('select body_es from articles')
  expect([rows[0].body_es, await inShop(), article.cuerpo_es]).toEqual([harmless, harmless, harmless])
  expect((await ask('POST', '/noticias/vista-previa', { cuerpo: evil })).body.data.cuerpo).toBe(harmless)
})

test.each([
  ['resumen_es', { resumen_es: '' }],
  ['cuerpo_es', { cuerpo_es: '<p> </p><script>1</script>' }],
  ['titulo_en', { titulo_en: '' }],
  ['cuerpo_en', { cuerpo_en: undefined }],
])('without %s it stays a draft, and what is published keeps it', async (field, changes) => {
  const half = await write(changes)
  expect(await problemOf(publish(half))).toEqual([field])
  expect(await inShop()).toBeUndefined()
  const whole = (await change(half, {})).body.data
  const published = (await publish(whole)).body.data
  expect(await problemOf(change(published, changes))).toEqual([field])
  expect(await inShop()).toBe('<p>Hola</p>')
})

test('without any English it is shown in Spanish', async () => {
  await publish(await write({ titulo_en: '', resumen_en: '', cuerpo_en: '' }))
  expect(await inShop('en')).toBe('<p>Hola</p>')
})

test('an edit or a publication on an older version is refused', async () => {
  const first = await write()
  const second = (await change(first, { titulo_es: 'Otro' })).body.data
  expect((await change(first, { titulo_es: 'Tarde' })).body.code).toBe('changed_meanwhile')
  expect((await publish(first)).body.code).toBe('changed_meanwhile')
  expect((await ask('GET', `/noticias/${first._id}`)).body.data.titulo_es).toBe('Otro')
  expect((await publish(second)).status).toBe(200)
})

test('an address belongs to one article and stays once it is published', async () => {
  const first = await write()
  expect(await problemOf(ask('POST', '/noticias', draft()))).toEqual(['slug'])
  const second = await write({ slug: 'otra' })
  expect(await problemOf(change(second, {}))).toEqual(['slug'])
  const published = (await publish(first)).body.data
  const { body } = await change(published, { slug: 'nueva' })
  expect(body.errors).toMatchObject([{ path: 'slug', message: expect.stringContaining('ya no cambia') }])
})

test.each([
  ['slug', ''],
  ['slug', '123'],
  ['slug', 'Con Acentó'],
  ['slug', '../etc'],
  ['slug', 'a'.repeat(101)],
  ['titulo_es', ' '],
  ['titulo_es', 'a'.repeat(121)],
  ['resumen_es', 'a\u0000b'],
  ['cuerpo_es', 'a'.repeat(60_001)],
  ['cuerpo_es', { html: 'a' }],
  ['fecha', 'ayer'],
  ['imagen', '../../etc/passwd'],
  ['imagen', 'nobody-sent-this.webp'],
])('%s %j is refused by its name', async (field, value) => {
  expect(await problemOf(ask('POST', '/noticias', draft({ [field]: value })))).toEqual([field])
  expect((await ask('GET', '/noticias')).body.data.total).toBe(0)
})

test.each(['0', '99999', 'x'])('there is no article %s', async (id) => {
  expect([400, 404]).toContain((await ask('GET', `/noticias/${id}`)).status)
  expect([400, 404]).toContain((await ask('POST', `/noticias/${id}/retirar`)).status)
})
