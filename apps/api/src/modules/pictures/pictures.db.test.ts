import { STANDARD_LOOKS } from '@shop/domain/shop-looks'
import { signVersion } from '@shop/domain/shop-sign'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRODUCTION } from '../../testing/production.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { TEST_IDENTITY } from '../../testing/test-identity.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { originalName } from './make-picture.ts'
import { nearestWidth, PICTURE_WIDTHS } from './picture-formats.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const svg = (colour: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="${colour}"/></svg>`,
    )
  await shop.files.write(originalName('disc-1a2b3c4d.png'), svg('#ff0000'))
  await shop.files.write(originalName('default.png'), svg('#0000ff'))
})
afterAll(() => shop.close())

function ask(name: string, accept: string, query = '') {
  return shop.app.inject({ url: `/images/products/${name}${query}`, headers: { accept } })
}

test('the best format the browser accepts, in the nearest width, to be kept for ever', async () => {
  const webp = await ask('disc-1a2b3c4d.png', 'image/webp,*/*', '?w=400')
  expect(webp.headers).toMatchObject({
    'content-type': 'image/webp',
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 360 })
  const plain = await ask('disc-1a2b3c4d.png', '*/*')
  expect(await sharp(plain.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 540 })
})

test('AVIF is made by the worker, not while somebody waits', async () => {
  expect((await ask('disc-1a2b3c4d.png', 'image/avif,image/webp', '?w=180')).headers['content-type']).toBe('image/webp')
  const worker = await startShopWorker(shop, () => {})
  try {
    await expect
      .poll(async () => (await ask('disc-1a2b3c4d.png', 'image/avif,image/webp', '?w=180')).headers['content-type'])
      .toBe('image/avif')
  } finally {
    await worker.stop()
  }
})

test('one AVIF is made at a time, when nothing else is due: no mail waits for those of a crawler', async () => {
  // Whoever looks while the worker is at a picture asks for it once more.
  await shop.pool.query('delete from graphile_worker._private_jobs')
  for (const width of PICTURE_WIDTHS.slice(1, 4)) await ask('disc-1a2b3c4d.png', 'image/avif,image/webp', `?w=${width}`)
  await shop.jobs.enqueue(shop.db, 'send-message', { channel: 'sms', to: '2225550101', subject: '', text: 'uno', html: undefined })
  const { rows } = await shop.pool.query(
    `select task_identifier as task, count(*)::int, count(distinct queue_name)::int as lines, max(priority) as turn
     from graphile_worker.jobs group by task_identifier order by turn`,
  )
  expect(rows).toEqual([
    { task: 'send-message', count: 1, lines: 0, turn: 0 },
    { task: 'make-avif', count: 3, lines: 1, turn: 10 },
  ])
})

test.each(['nothing.png', '..%2F..%2Fetc%2Fpasswd', '%00', 'a'.repeat(300), '-rf.png'])(
  'an unknown name, %s, shows default.png’s picture, briefly',
  async (name) => {
    const response = await ask(name, 'image/webp')
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
    const { dominant } = await sharp(response.rawPayload).stats()
    expect(dominant.b).toBeGreaterThan(200)
  },
)

test('a real shop without any file shows the picture that comes with it, in every width and format, and names it in its feed', async () => {
  const real = await testShop(PRODUCTION)
  const see = (url: string, accept: string) => real.app.inject({ url, headers: { accept } })
  try {
    for (const name of ['default.png', 'balata-99.png'])
      for (const width of PICTURE_WIDTHS)
        for (const format of ['webp', 'jpeg'] as const) {
          const shown = await see(`/images/products/${name}?w=${width}`, `image/${format}`)
          expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
          expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format, width, height: width })
        }
    // Light at its edges and darker where the nut is: a drawing, not a plain ground.
    const { channels } = await sharp((await see('/images/products/default.png', '*/*')).rawPayload).stats()
    expect(channels.map(({ min, max }) => [min < 160, max > 240])).toEqual(Array(3).fill([true, true]))
    await stockTheShelves(real.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 3 }])
    const feed = await real.get('/feeds/merchant-es.xml')
    const link = new URL(/<g:image_link>(.*?)<\/g:image_link>/.exec(feed.body)?.[1] ?? '')
    expect(link.pathname).toBe('/images/products/default.png')
    expect((await see(link.pathname + link.search, '*/*')).headers['content-type']).toBe('image/jpeg')
    const worker = await startShopWorker(real, () => {})
    const smallest = () => see('/images/products/balata-99.png?w=180', 'image/avif')
    await expect.poll(async () => (await smallest()).headers['content-type']).toBe('image/avif')
    await worker.stop()
  } finally {
    await real.close()
  }
})

test('a shared link shows the part on the shop’s colour, and the shop’s sign where there is none', async () => {
  const version = signVersion({ name: TEST_IDENTITY.name, looks: STANDARD_LOOKS })
  const shared = await ask('disc-1a2b3c4d.png', '*/*', `?og=${version}`)
  // An address of another sign shows this one, and may show the next.
  expect((await ask('disc-1a2b3c4d.png', '*/*', '?og=1')).headers['cache-control']).toBe('public, max-age=86400')
  expect(shared.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const colourAt = async (left: number, top: number) =>
    [...(await sharp(shared.rawPayload).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((value) => value > 128)
  expect([await colourAt(870, 315), await colourAt(20, 20)]).toEqual([
    [true, false, false],
    [false, false, true],
  ])
  for (const name of ['default.png', 'nothing.png', '%00']) {
    const card = await ask(name, '*/*', '?og=1')
    expect([card.statusCode, card.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  }
})

test.each([
  [undefined, 540],
  ['1', 180],
  ['300', 360],
  ['1300', 1200],
  ['4000', 1600],
  ['-5', 540],
  ['abc', 540],
])('width %s is served as %i', (wanted, made) => {
  expect(nearestWidth(wanted)).toBe(made)
})

test('a network has so many pictures made in a minute; what is there already is for everybody', async () => {
  // A thousand processes share six thousand pictures: this one gives six.
  const small = await testShop({ SHOP_MODE: 'demo', WEB_PROCESSES: '1000', TRUSTED_PROXIES: '1' }, { beside: shop })
  try {
    const see = (n: number, from: string) =>
      small.app.inject({ url: `/images/products/part-${n}.png`, headers: { accept: 'image/jpeg', 'x-forwarded-for': from } })
    const red = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#cc0000' } })
      .png()
      .toBuffer()
    for (let n = 0; n < 20; n++) await small.files.write(originalName(`part-${n}.png`), red)
    const answers: Awaited<ReturnType<typeof see>>[] = []
    for (let n = 0; n < 20; n++) answers.push(await see(n, '189.203.1.1'))
    expect(answers.slice(0, 6).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(5)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]?.headers['cache-control']).toBe('no-store')
    expect((await see(0, '189.203.1.1')).statusCode).toBe(200)
    expect((await see(19, '189.203.9.9')).statusCode).toBe(200)
  } finally {
    await small.close()
  }
})
