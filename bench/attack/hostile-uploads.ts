import { randomUUID } from 'node:crypto'
import { honestPhoto, interlacedPng, manyScans, widePng, wideWebp } from '@shop/api/testing/hostile-pictures'
import { askPages, type PageTimes } from './ask-pages.ts'

type Drill = {
  /** A page as it is when nobody attacks, measured just before. */
  readonly quiet: PageTimes
  readonly attacked: PageTimes
  /** How the uploads were answered: status and number. */
  readonly answers: Readonly<Record<string, number>>
  readonly seconds: number
}

/** Just inside of what a stranger may send. */
const ALLOWED_SIDE = 4_900
const UPLOADS = 40
const NETWORKS = 8
const WARM_UP_MS = 4_000
const QUIET_MS = 5_000
const UNTIL_PAGES_SHOW_IT_MS = 10_000

/** Forty strangers' pictures that take long to unfold, while visitors look at parts. The shop has to believe one proxy for the networks to differ. */
export async function hostileUploads(shop: string): Promise<Drill> {
  const pictures = [
    await widePng(),
    manyScans(),
    await interlacedPng(),
    await wideWebp(),
    await honestPhoto(),
    await interlacedPng(ALLOWED_SIDE),
  ]
  const keys = await Promise.all(Array.from({ length: NETWORKS }, (_, i) => beginChat(shop, networkOf(i))))
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  // The first pages of a shop that has just begun are slow by themselves.
  await askPages(shop, wait(WARM_UP_MS))
  const quiet = await askPages(shop, wait(QUIET_MS))
  const begun = performance.now()
  const uploads = Array.from({ length: UPLOADS }, (_, i) => {
    const network = i % NETWORKS
    return upload(shop, networkOf(network), keys[network] ?? '', pictures[i % pictures.length] ?? Buffer.alloc(0))
  })
  const answered = Promise.all(uploads)
  const attacked = await askPages(shop, Promise.all([answered, wait(UNTIL_PAGES_SHOW_IT_MS)]))
  const answers: Record<string, number> = {}
  for (const status of await answered) answers[status] = (answers[status] ?? 0) + 1
  return { quiet, attacked, answers, seconds: (performance.now() - begun) / 1_000 }
}

function networkOf(i: number) {
  return `203.0.113.${i + 1}`
}

async function beginChat(shop: string, network: string): Promise<string> {
  const headers = { 'x-forwarded-for': network, 'idempotency-key': randomUUID() }
  const response = await fetch(`${shop}/api/chat/conversaciones`, { method: 'POST', headers })
  return (await response.json()).data.llave
}

async function upload(shop: string, network: string, key: string, picture: Buffer): Promise<string> {
  const body = new FormData()
  body.append('imagen', new Blob([new Uint8Array(picture)]), 'foto.jpg')
  const headers = { 'x-forwarded-for': network, 'idempotency-key': randomUUID() }
  return fetch(`${shop}/api/chat/conversaciones/${key}/mensajes`, { method: 'POST', headers, body }).then(
    async (response) => {
      await response.text()
      return String(response.status)
    },
    () => 'no answer',
  )
}
