import { PassThrough } from 'node:stream'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { shop as english } from '@shop/texts/en/shop'
import { shop as spanish } from '@shop/texts/es/shop'
import { MISSING_PICTURE_SCRIPT } from '@shop/ui/missing-picture'
import { EARLY_TAP_SCRIPT } from '@shop/ui/tap-button'
import { GUARD_SCRIPT } from '@shop/ui/trusted-markup'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { CAR_ROOM_SCRIPT } from './kit/car-room.ts'
import { FirstScript } from './kit/first-script.ts'
import { shopHead } from './layout/shop-head.server.ts'
import { logContext, scriptMarkContext } from './server-context.ts'
import { addTexts } from './texts.ts'

addTexts('es', spanish)
addTexts('en', english)

const FIRST = GUARD_SCRIPT + CAR_ROOM_SCRIPT + MISSING_PICTURE_SCRIPT + EARLY_TAP_SCRIPT
const PATIENCE_MS = 5_000

/** The page whole: it is cached as finished bytes, and pieces that arrive later would bring scripts that its policy forbids. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  const mark = services.get(scriptMarkContext)
  const policies: PublicPolicies | undefined = context.staticHandlerContext.loaderData['layout/shop-layout']?.policies
  const ownHead = policies ? shopHead(policies, mark) : ''
  const page = (
    <FirstScript value={{ mark, code: FIRST }}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </FirstScript>
  )
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(patience)
        const chunks: Buffer[] = []
        const body = new PassThrough()
        body.on('data', (chunk: Buffer) => chunks.push(chunk))
        body.on('end', () => {
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(withHead(Buffer.concat(chunks).toString(), ownHead), { status, headers }))
        })
        pipe(body)
      },
      onShellError: reject,
      // Otherwise it is written to the terminal as it is, beside the log.
      onError: (error) => services.get(logContext)('a part of a page failed', error),
    })
    const patience = setTimeout(() => {
      abort()
      // Not its address: that of some pages is a secret.
      reject(new Error('A page took too long to be drawn'))
    }, PATIENCE_MS)
  })
}

/** One line in the log like everything else, and not a page of stack for whoever looks at the terminal. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const services = context as RouterContextProvider
  services.get(logContext)('a page failed', error)
}

const withHead = (page: string, head: string): string => page.replace('</head>', () => `${head}</head>`)
