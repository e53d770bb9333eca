import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ObjectStore, openObjectStore } from '../../testing/object-store.ts'
import { openStoreProxy, type StoreProxy } from '../../testing/store-proxy.ts'
import { listBucket } from './list-bucket.ts'
import { s3Files } from './s3-files.ts'
import { PART_BYTES } from './save-parts.ts'

let store: ObjectStore
let proxy: StoreProxy | undefined
beforeAll(async () => {
  store = await openObjectStore()
})
afterAll(() => store.close())
afterEach(async () => {
  await proxy?.close()
  proxy = undefined
})

async function behindProxy(rule: Parameters<typeof openStoreProxy>[1], prefix = '') {
  proxy = await openStoreProxy(store.place.endpoint, rule)
  return { asked: proxy.asked, files: s3Files({ ...store.place, endpoint: proxy.endpoint, prefix }) }
}
const SUM_OF_RECEIPT = '83eb65c95f440cb09910acf3c9cbefd64381a6097980698b568cc4a749668244'
const RECEIPT = { seconds: 60, downloadName: 'comprobante.pdf', mediaType: 'application/pdf' }

test('a wrong secret opens nothing, and the sentence tells neither key nor secret', async () => {
  const files = s3Files({ ...store.place, secret: 'guessed-secret' })
  const refused = await files.write('vouchers/a', Buffer.from('x')).catch((error) => error)
  expect(refused.message).toMatch(/403 \(SignatureDoesNotMatch\) to PUT vouchers\/a/)
  const told = inspect(refused, { depth: 10 })
  expect([told.includes('guessed-secret'), told.includes(store.place.id)]).toEqual([false, false])
  expect(await files.isThere()).toBe(false)
})

test('a signed address hands out one file under its name, for a while, and no other', async () => {
  const files = s3Files(store.place)
  await files.write('vouchers/receipt', Buffer.from('a receipt'))
  await files.write('vouchers/others', Buffer.from('somebody else’s'))
  const address = files.addressOf('vouchers/receipt', RECEIPT) ?? ''
  const answer = await fetch(address)
  expect([answer.status, await answer.text()]).toEqual([200, 'a receipt'])
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="comprobante.pdf"')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect((await fetch(address.replace('vouchers/receipt', 'vouchers/others'))).status).toBe(403)
  expect((await fetch(address.replace('X-Amz-Expires=60', 'X-Amz-Expires=86400'))).status).toBe(403)
  expect((await fetch(address.replace('comprobante.pdf', 'evil.html'))).status).toBe(403)
  expect((await fetch(files.addressOf('vouchers/receipt', { ...RECEIPT, seconds: -1 }) ?? '')).status).toBe(403)
  expect(s3Files({ ...store.place, isForBrowsers: false }).addressOf('vouchers/receipt', RECEIPT)).toBeUndefined()
})

// Neither imitation refuses who brings no signature at all; that a bucket is private is its own setting.
test('all that is asked is signed, and nothing asks that everybody may read a file', async () => {
  const asked: unknown[] = []
  const { files } = await behindProxy(({ method }, { req: { headers } }) => {
    asked.push([method, headers.authorization?.split(' ')[0], headers['x-amz-acl']])
    return false
  })
  await files.write('vouchers/private', Buffer.from('x'))
  await files.read('vouchers/private')
  await files.list('vouchers')[Symbol.asyncIterator]().next()
  await files.remove('vouchers/private')
  expect(asked).toEqual(['PUT', 'GET', 'GET', 'DELETE'].map((method) => [method, 'AWS4-HMAC-SHA256', undefined]))
})

test('a connection that breaks and a store that is overwhelmed are asked again', async () => {
  const { files, asked } = await behindProxy(({ times }, answer) => {
    if (times === 1) answer.destroy()
    if (times === 2) answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    return times < 3
  })
  await files.write('uploads/again', Buffer.from('again'))
  expect(asked).toHaveLength(3)
  expect(await s3Files(store.place).read('uploads/again')).toEqual(Buffer.from('again'))
})

test('a store that stays away is a failure after three attempts; a refusal is one at once', async () => {
  const { files, asked } = await behindProxy(({ url }, answer) => {
    answer.writeHead(url.includes('forbidden') ? 403 : 500).end()
    return true
  })
  await expect(files.read('uploads/away')).rejects.toThrow(/answered 500/)
  await expect(files.read('uploads/forbidden')).rejects.toThrow(/answered 403/)
  expect(asked).toHaveLength(4)
})

test('whoever stops reading in the middle, or never begins, gives the connection back', async () => {
  const left: Promise<unknown>[] = []
  const { files } = await behindProxy((_, answer) => {
    left.push(once(answer, 'close'))
    // And never ends.
    return answer.writeHead(200).write('a rec')
  })
  for await (const _ of files.open('imports/long')) break
  ;(await files.openIfThere('imports/long'))?.bytes.destroy()
  expect(await Promise.all(left)).toHaveLength(2)
})

test('a bucket that is not there is no empty store', async () => {
  const files = s3Files({ ...store.place, bucket: 'no-such-bucket' })
  await expect(files.read('uploads/a')).rejects.toThrow(/NoSuchBucket/)
  await expect(files.list()[Symbol.asyncIterator]().next()).rejects.toThrow(/NoSuchBucket/)
  expect(await files.isThere()).toBe(false)
})

test('an altered byte is noticed, and an answer that ends early, too', async () => {
  const files = s3Files(store.place)
  await files.write('vouchers/whole', Buffer.from('a receipt'))
  const spoilt = async (body: string) => {
    const spoiling = await openStoreProxy(store.place.endpoint, (_, answer) => {
      answer.writeHead(200, { 'content-length': 9, 'x-amz-meta-sha256': SUM_OF_RECEIPT }).write(body)
      answer.end()
      if (body.length < 9) answer.destroy()
      return true
    })
    const through = s3Files({ ...store.place, endpoint: spoiling.endpoint })
    const reading = await through.read('vouchers/whole').catch((error: Error) => error.message)
    await spoiling.close()
    return [reading, spoiling.asked.length]
  }
  expect(await Promise.all(['a receipt', 'A receipt', 'a rec'].map(spoilt))).toEqual([
    [Buffer.from('a receipt'), 1],
    ['vouchers/whole does not have the sum with which it was put into the object store.', 3],
    [expect.stringContaining('did not answer to GET vouchers/whole'), 3],
  ])
})

test('parts of what could not be finished are given back', async () => {
  const { files, asked } = await behindProxy(({ method, url }, answer) => {
    if (method === 'DELETE') answer.writeHead(204).end()
    else if (url.includes('partNumber=2')) answer.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    else return false
    return true
  })
  const pieces = Array.from({ length: 3 }, () => randomBytes(PART_BYTES))
  await expect(files.save('imports/large', Readable.from(pieces))).rejects.toThrow(/AccessDenied/)
  expect(asked.map((line) => line.replace(/uploadId=\w+/, 'uploadId=…'))).toEqual([
    'POST /shop/imports/large?uploads=',
    'PUT /shop/imports/large?partNumber=1&uploadId=…',
    'PUT /shop/imports/large?partNumber=2&uploadId=…',
    'DELETE /shop/imports/large?uploadId=…',
  ])
  expect(await files.read('imports/large')).toBeUndefined()
})

test.each([
  { said: 'that it failed', status: 200, text: '<Error><Code>InternalError</Code></Error>', heard: /InternalError/ },
  { said: 'nothing', status: 200, text: '', heard: /did not say that it has imports\/joined/ },
  { said: 'that nothing is there', status: 404, text: '', heard: /did not say that it has imports\/joined/ },
])('a file in parts is kept only if the store says so, and not if it says $said', async ({ status, text, heard }) => {
  const { files } = await behindProxy(({ method, url }, answer) => {
    if (method === 'POST' && url.includes('uploadId')) answer.writeHead(status).end(text)
    else return false
    return true
  })
  await expect(files.save('imports/joined', Readable.from([randomBytes(PART_BYTES), randomBytes(10)]))).rejects.toThrow(heard)
})

test.each(['<html><body>Welcome</body></html>', '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'])(
  'a list that is none is no end of names: %s',
  async (text) => {
    const { files } = await behindProxy((_, answer) => {
      answer.writeHead(200).end(text)
      return true
    })
    await expect(files.list()[Symbol.asyncIterator]().next()).rejects.toThrow(/with something else/)
  },
)

test('a folder that a console made is no file', async () => {
  const { files } = await behindProxy((_, answer) => {
    const keys = ['shop/', 'shop/vouchers/', 'shop/vouchers/one'].map((key) => `<Contents><Key>${key}</Key><Size>0</Size></Contents>`)
    answer.writeHead(200).end(`<ListBucketResult><IsTruncated>false</IsTruncated>${keys.join('')}</ListBucketResult>`)
    return true
  }, 'shop')
  const names: string[] = []
  for await (const { name } of files.list()) names.push(name)
  expect(names).toEqual(['vouchers/one'])
})

test('a list goes on behind its first page, and ends at the end of one', async () => {
  const files = s3Files(store.place)
  const names = Array.from({ length: 6 }, (_, at) => `pages/${at}`)
  for (const name of names) await files.write(name, Buffer.from(name))
  for (const atATime of [1, 2, 4, 6, 1_000]) {
    const found: string[] = []
    for await (const { name } of listBucket(store.place, 'pages/', atATime)) found.push(name)
    expect(found).toEqual(names)
  }
})
