import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureFetcher } from './adapters/picture-fetcher/picture-fetcher.ts'
import { isPublicPlace } from './adapters/picture-fetcher/public-places.ts'
import { goodPicture } from './testing/bad-files.ts'
import { importDesk } from './testing/import-calls.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

const NUMBERS = Array.from({ length: 12 }, (_, i) => `URL-${i + 1}`)
let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
let supplier: Server
let port: number
let picture: Buffer
let isClosed = true
let asked: string[] = []

/** A supplier's machine, as they are. */
const answer: RequestListener = ({ url = '' }, response) => {
  asked.push(url)
  if (url === '/buena.jpg') return response.end(picture)
  if (url === '/cerrada.jpg') return isClosed ? response.writeHead(503).end() : response.end(picture)
  if (url === '/otra-parte.jpg') return response.writeHead(301, { location: '/buena.jpg' }).end()
  if (url === '/pagina.jpg') return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html><body>Hola</body></html>')
  if (url === '/sin-fin.jpg') return pour(response)
  if (url === '/lenta.jpg') return response.write('x')
  response.writeHead(404).end()
}
function pour(response: Parameters<RequestListener>[1]): void {
  if (!response.destroyed) response.write(Buffer.alloc(256 * 1_024, 1), () => pour(response))
}

beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(
    shop.db,
    NUMBERS.map((partNumber) => ({ partNumber })),
  )
  desk = await importDesk(shop)
  picture = await goodPicture('jpeg', '#aa2200')
  supplier = createServer(answer)
  await new Promise<void>((resolve) => supplier.listen(0, '127.0.0.1', resolve))
  port = (supplier.address() as AddressInfo).port
})
afterAll(async () => {
  supplier.closeAllConnections()
  supplier.close()
  await shop.close()
})

const INSIDE: Readonly<Record<string, readonly string[]>> = {
  'dentro.example': ['10.1.2.3'],
  'aqui.example': ['127.0.0.1'],
  'mitad.example': ['8.8.8.8', '192.168.1.1'],
}
/** The supplier's name leads to this machine, which is allowed at its own door only; all else as the shop runs. */
function fetching(mostMs: number) {
  return {
    pictureFetcher: pictureFetcher({
      isAllowed: (address, at) => (at === port ? address === '127.0.0.1' : isPublicPlace(address, at)),
      addressesOf: async (name) => INSIDE[name] ?? ['127.0.0.1'],
      mostMs,
      mostBytes: 1_024 * 1_024,
    }),
  }
}
function at(path: string) {
  return `http://fotos.example:${port}${path}`
}
async function picturesOf(number: string): Promise<readonly string[]> {
  return (await shop.pool.query('select images from products where part_number = $1', [number])).rows[0]?.images
}

test('addresses are fetched after the import was applied; each that fails says why, and is asked for again', async () => {
  const cells = [
    `${at('/buena.jpg')} ; ${at('/buena.jpg')}`,
    at('/otra-parte.jpg'),
    at('/pagina.jpg'),
    at('/sin-fin.jpg'),
    at('/lenta.jpg'),
    at('/no-hay.jpg'),
    at('/cerrada.jpg'),
    'http://dentro.example/a.jpg',
    'https://aqui.example/a.jpg',
    'http://mitad.example/a.jpg',
    'http://127.0.0.1/a.jpg',
    'http://8.8.8.8:5432/a.jpg',
  ]
  const list = `Código,URL imagen\n${cells.map((cell, i) => `${NUMBERS[i]},${cell}`).join('\n')}\n`
  const checked = await desk.bring(list)
  expect(checked.informe).toMatchObject({ con_error: 0, fotos: { refacciones: 12, encontradas: 0, faltan: 0, direcciones: 13 } })
  await desk.apply(checked._id)
  // Nobody was asked while somebody waited.
  expect(asked).toEqual([])
  const placed = await desk.place(checked._id, fetching(700))
  expect(placed.fotos).toEqual({ puestas: 1, ya_estaban: 1, pendientes: 0, fallidas: 11 })
  const { docs } = (await desk.ask('GET', `/importaciones/${checked._id}/fotos?limit=50`)).body.data
  expect(docs.map(({ renglon, motivo }: { renglon: number; motivo: string }) => [renglon, motivo])).toEqual([
    [3, 'redirige'],
    [4, 'no_es_foto'],
    [5, 'demasiado_grande'],
    [6, 'demasiado_lenta'],
    [7, 'no_existe'],
    [8, 'negada'],
    [9, 'direccion_no_permitida'],
    [10, 'direccion_no_permitida'],
    [11, 'direccion_no_permitida'],
    [12, 'direccion_no_permitida'],
    [13, 'direccion_no_permitida'],
  ])
  const [brought] = await picturesOf('URL-1')
  expect(await picturesOf('URL-1')).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.webp$/)])

  isClosed = false
  const retried = await desk.ask('POST', `/importaciones/${checked._id}/fotos/reintentar`)
  expect([retried.status, retried.body.data.fotos]).toEqual([200, { puestas: 1, ya_estaban: 1, pendientes: 11, fallidas: 0 }])
  expect((await desk.place(checked._id, fetching(700))).fotos).toMatchObject({ puestas: 2, fallidas: 10 })
  expect(await picturesOf('URL-7')).toEqual([brought])
  expect((await desk.undo(checked._id)).deshecho).toMatchObject({ fotos_quitadas: 2 })
  expect(await picturesOf('URL-1')).toEqual([])
})

test('as the shop runs, its own machine is never asked', async () => {
  asked = []
  const checked = await desk.bring(`Código,Foto\nURL-2,http://127.0.0.1:${port}/buena.jpg\nURL-3,http://localhost:${port}/buena.jpg\n`)
  await desk.apply(checked._id)
  expect((await desk.place(checked._id)).fotos).toEqual({ puestas: 0, ya_estaban: 0, pendientes: 0, fallidas: 2 })
  expect(asked).toEqual([])
})
