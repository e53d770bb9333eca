import { getArticle, listArticles } from '@shop/contract/shop/news'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const DAY_MS = 86_400_000
const EVIL = '<h2>Uno</h2><p onclick="alert(1)">dos<script>alert(1)</script> <a href="javascript:alert(1)">tres</a></p>'

let shop: TestShop
let ids: number[]
beforeAll(async () => {
  shop = await testShop()
  const rows = await shop.db
    .insertInto('articles')
    .values([
      { ...article('vieja', -9), image: 'vieja.png' },
      { ...article('nueva', -1), body_es: EVIL, body_en: '<img src=x onerror=alert(1)><p>one</p>' },
      { ...article('media', -5), title_en: null, summary_en: null, body_en: null },
      article('futura', 1),
      { ...article('borrador', -2), status: 'draft' },
    ])
    .returning('id')
    .execute()
  ids = rows.map(({ id }) => id)
})
afterAll(() => shop.close())

function article(slug: string, days: number) {
  return {
    slug,
    title_es: `Título ${slug}`,
    title_en: `Title ${slug}`,
    summary_es: 'Resumen',
    summary_en: 'Summary',
    body_es: '<p>Cuerpo</p>',
    body_en: '<p>Body</p>',
    published_at: new Date(Date.now() + days * DAY_MS),
    status: 'published',
  }
}

async function slugs(path: string) {
  return (await shop.get(path)).body.data.docs.map((doc: { slug: string }) => doc.slug)
}

test('answers keep the contract', async () => {
  const list = await shop.get('/api/noticias/')
  expect(z.safeParse(listArticles.data.schema, list.body.data).error).toBeUndefined()
  const one = await shop.get('/api/noticias/nueva')
  expect(z.safeParse(getArticle.data.schema, one.body.data).error).toBeUndefined()
})

test('the list has what is out, newest first, without bodies', async () => {
  const { body } = await shop.get('/api/noticias/')
  expect(body.data).toMatchObject({ total: 3, page: 1, limit: 48, pages: 1 })
  expect(body.data.docs.map((doc: { slug: string }) => doc.slug)).toEqual(['nueva', 'media', 'vieja'])
  for (const doc of body.data.docs) expect(doc).not.toHaveProperty('cuerpo')
  expect(body.data.docs[2].imagen).toBe('vieja.png')
  expect(body.data.docs[0]).not.toHaveProperty('imagen')
})

test('it is the same with and without the last slash', async () => {
  expect((await shop.get('/api/noticias')).body).toEqual((await shop.get('/api/noticias/')).body)
})

test('the pages hold every article once', async () => {
  expect(await slugs('/api/noticias/?limit=2')).toEqual(['nueva', 'media'])
  expect(await slugs('/api/noticias?limit=2&page=2')).toEqual(['vieja'])
  expect(await slugs('/api/noticias/?limit=2&page=3')).toEqual([])
})

test.each(['page=0', 'page=x', 'limit=0', 'limit=97', 'limit=%00', 'page=1&page=2'])('%s is refused', async (query) => {
  expect((await shop.get(`/api/noticias/?${query}`)).status).toBe(400)
})

test('an article is found by id and by slug', async () => {
  expect((await shop.get(`/api/noticias/${ids[0]}`)).body.data).toMatchObject({ slug: 'vieja', cuerpo: '<p>Cuerpo</p>' })
  expect((await shop.get('/api/noticias/VIEJA', 'en')).body.data).toMatchObject({ titulo: 'Title vieja', cuerpo: '<p>Body</p>' })
})

test('without an English text it comes in Spanish', async () => {
  expect((await shop.get('/api/noticias/media', 'en')).body.data).toMatchObject({ titulo: 'Título media', cuerpo: '<p>Cuerpo</p>' })
})

test('what a row holds reaches nobody unless it is harmless', async () => {
  expect((await shop.get('/api/noticias/nueva')).body.data.cuerpo).toBe('<h2>Uno</h2><p>dos <a>tres</a></p>')
  expect((await shop.get('/api/noticias/nueva', 'en')).body.data.cuerpo).toBe('<p>one</p>')
})

test('a draft and an article of tomorrow are not found', async () => {
  for (const ref of ['borrador', 'futura', String(ids[3]), String(ids[4])])
    expect((await shop.get(`/api/noticias/${ref}`)).body).toMatchObject({
      code: 'article_not_found',
      message: 'No encontramos esa noticia.',
    })
})

test.each(['nada', '0', '99999999999', '%25', "'%20or%201=1%20--", '%F0%9F%9A%97', '..%2f..%2fetc%2fpasswd'])(
  '/noticias/%s is not found',
  async (ref) => {
    const { status, body } = await shop.get(`/api/noticias/${ref}`)
    expect([status, body.code]).toEqual([404, 'article_not_found'])
  },
)

test.each(['%00', 'a%00b', 'a%0Ab', 'a'.repeat(201)])('/noticias/%s is refused', async (ref) => {
  expect((await shop.get(`/api/noticias/${ref}`)).status).toBe(400)
})

test.each(['a'.repeat(5_000), '%ED%A0%80', '%FF', '%'])('/noticias/%s is no crash', async (ref) => {
  expect([400, 404, 414]).toContain((await shop.get(`/api/noticias/${ref}`)).status)
})

test('a new article is announced to whoever caches', async () => {
  onTestFinished(async () => {
    await shop.db.deleteFrom('articles').where('slug', '=', 'otra').execute()
  })
  const before = shop.changes.version()
  await shop.db.insertInto('articles').values(article('otra', -3)).execute()
  await expect.poll(shop.changes.version).toBeGreaterThan(before)
})
