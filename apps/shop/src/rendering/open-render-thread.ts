import { Worker } from 'node:worker_threads'
import { currentRequest, duringRequest, newRequestId } from '@shop/api/one-request'
import type { FinishedPage } from './finished-page.ts'
import type { FromThread, SentPage, ThreadFacts, ToThread } from './render-messages.ts'
import type { Renderer, RenderFacts } from './renderer.ts'

type Wanted = { readonly resolve: (page: FinishedPage) => void; readonly reject: (error: Error) => void }

/** A page that eats up memory ends its thread, and not the shop. */
const MOST_MEMORY_MB = 512
/** What pages are made of lives for milliseconds: more room for it is only more memory. */
const YOUNG_MB = 24
/** A thread that cannot begin must not be begun all the time. */
const BEGIN_AGAIN_MS = 1_000

class Ended extends Error {
  override readonly message = 'The thread that draws pages ended'
}

/** Draws pages beside everything else that this process does. A thread that dies is followed by another. */
export async function openRenderThread(build: string, { services, publicUrl, headers }: RenderFacts): Promise<Renderer> {
  const { api, version, ...shop } = services
  const facts: ThreadFacts = { build, publicUrl, headers, shop: { ...shop, apiHosts: api.hosts } }
  const wanted = new Map<number, Wanted>()
  let last = 0
  let isClosed = false
  let worker: Worker | undefined

  const settle = (id: number, settleIt: (one: Wanted) => void) => {
    const one = wanted.get(id)
    wanted.delete(id)
    if (one) settleIt(one)
  }
  const hear = async (message: FromThread, from: Worker): Promise<void> => {
    const answer = (said: ToThread) => from.postMessage(said)
    if (message.kind === 'page') settle(message.id, ({ resolve }) => resolve(pageOf(message.page)))
    if (message.kind === 'failed')
      settle(message.id, ({ reject }) => reject(Object.assign(new Error(message.message), { stack: message.stack })))
    if (message.kind === 'log') {
      const error = Object.assign(new Error(message.reason), { stack: message.stack })
      duringRequest(message.requestId ?? newRequestId(), () => api.log(message.message, error))
    }
    if (message.kind !== 'call') return
    try {
      answer({ kind: 'answer', id: message.id, response: await api.transport(message.request) })
    } catch (error) {
      answer({ kind: 'no-answer', id: message.id, message: (error as Error).message })
    }
  }
  const begin = (): Promise<void> =>
    new Promise((ready, failed) => {
      const one = new Worker(new URL('./render-thread.ts', import.meta.url), {
        workerData: facts,
        resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      })
      worker = one
      one.on('message', (message: FromThread) => (message.kind === 'ready' ? ready() : void hear(message, one)))
      one.on('error', (error) => {
        api.log('the thread that draws pages failed', error)
        failed(error)
      })
      one.on('exit', () => {
        worker = undefined
        for (const { reject } of wanted.values()) reject(new Ended())
        wanted.clear()
        if (!isClosed) setTimeout(() => void begin().catch(() => undefined), BEGIN_AGAIN_MS)
      })
    })
  await begin()
  return {
    render: (url) =>
      new Promise((resolve, reject) => {
        if (!worker) return reject(new Ended())
        wanted.set(++last, { resolve, reject })
        worker.postMessage({
          kind: 'render',
          id: last,
          url,
          version: version(),
          requestId: currentRequest() ?? newRequestId(),
        } satisfies ToThread)
      }),
    close: async () => {
      isClosed = true
      await worker?.terminate()
    },
  }
}

function pageOf({ body, ...page }: SentPage): FinishedPage {
  return {
    ...page,
    body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  }
}
