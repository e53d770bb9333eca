import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { currentRequest, duringRequest, onwardHeaders } from '@shop/api/one-request'
import type { Transport, WireResponse } from '@shop/contract/client'
import { askTwins } from '@shop/contract/twin-hosts'
import { clearAway } from '../clear-away.ts'
import { drawPage, type Respond } from './draw-page.ts'
import type { FromThread, ThreadFacts, ToThread } from './render-messages.ts'

/** The thread that draws pages. Calls of the API, and whoever is sent a finished page, do not wait for it. */
if (!parentPort) throw new Error('This file is a thread of the shop')
const port = parentPort
const { build, publicUrl, headers, shop } = workerData as ThreadFacts
function say(message: FromThread, handedOver: readonly ArrayBuffer[] = []) {
  return port.postMessage(message, handedOver)
}

type Asked = { readonly answer: (response: WireResponse) => void; readonly fail: (error: Error) => void }
const calls = new Map<number, Asked>()
let lastCall = 0
const transport: Transport = (request) =>
  new Promise((answer, fail) => {
    calls.set(++lastCall, { answer, fail })
    say({ kind: 'call', id: lastCall, request: { ...request, headers: { ...request.headers, ...onwardHeaders() } } })
  })

const { respond } = (await import(pathToFileURL(build).href)) as { respond: Respond }
const { apiHosts: hosts, ...known } = shop
function log(message: string, error: unknown) {
  const { message: reason, stack = '' } = error as Error
  say({ kind: 'log', message, reason, stack, requestId: currentRequest() })
}
const draw = drawPage({
  respond,
  services: { ...known, version: () => version, api: { hosts, transport, ask: askTwins, log } },
  publicUrl,
  headers,
})

/** The newest that was heard of. */
let version = 0

async function render(id: number, url: string): Promise<void> {
  try {
    const page = await draw(url)
    say({ kind: 'page', id, page }, [page.body.buffer as ArrayBuffer])
  } catch (error) {
    const { message, stack = '' } = error as Error
    say({ kind: 'failed', id, message, stack })
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'render') {
    version = message.version
    return void duringRequest(message.requestId, () => render(message.id, message.url))
  }
  const asked = calls.get(message.id)
  calls.delete(message.id)
  if (message.kind === 'answer') asked?.answer(message.response)
  else asked?.fail(new Error(message.message))
})
clearAway()
say({ kind: 'ready' })
