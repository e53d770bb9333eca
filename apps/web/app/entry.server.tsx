import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { asleepOn, entry, preloadsOf, styles } from 'virtual:page-assets'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { shop as english } from '@shop/texts/en/shop'
import { shop as spanish } from '@shop/texts/es/shop'
import { ASLEEP, EARLY_TAP_SCRIPT } from '@shop/ui/early-tap'
import { MISSING_PICTURE_SCRIPT } from '@shop/ui/missing-picture'
import { GUARD_SCRIPT } from '@shop/ui/trusted-markup'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { ARRIVED_SCRIPT } from './kit/arrived.ts'
import { CAR_ROOM_SCRIPT } from './kit/car-room.ts'
import { FirstScript } from './kit/first-script.ts'
import { KeptFooter } from './layout/kept-footer.ts'
import { footerIn, frameOf } from './layout/kept-frame.server.ts'
import { shopHead } from './layout/shop-head.server.ts'
import type { PageContext } from './page-context.ts'
import { PAGE_DATA } from './router/first-shown.ts'
import { withoutMarkup } from './router/head.tsx'
import { SCROLL_SCRIPT } from './router/kept-scroll.ts'
import { packed } from './router/page-data.ts'
import type { Router, Shown } from './router/shown.ts'
import { ShopDocument } from './shop-document.tsx'
import { addTexts, localeOf } from './texts.ts'

addTexts('es', spanish)
addTexts('en', english)

const FIRST = GUARD_SCRIPT + CAR_ROOM_SCRIPT + MISSING_PICTURE_SCRIPT + ARRIVED_SCRIPT + EARLY_TAP_SCRIPT
const TIMEOUT_MS = 5_000
const NOBODY_MOVES: Router = { navigate: async () => {}, pointAt: () => {}, guard: () => () => {} }

/** Whoever comes in by Home sees it one way there and back sooner; on other pages the styles would weigh more than they win (0087). */
const CARRIES_STYLES = 'home'

/** The page whole, with what a browser needs to go on from there. */
export async function drawDocument(shown: Shown, mark: string, log: PageContext['log']): Promise<string> {
  const layout = shown.pieces[0]?.data
  const frame = frameOf(layout)
  const pieces = shown.pieces.map(({ name }) => name)
  const carried = pieces.includes(CARRIES_STYLES) ? styles : undefined
  const drawn = await draw(shown, { mark, code: FIRST, carriesStyles: carried !== undefined }, log)
  const head = [
    carried && `<style nonce="${mark}">${carried}</style>`,
    ...preloadsOf(pieces, localeOf(shown.params.lang)).map((href) => `<link rel="modulepreload" href="${href}"/>`),
    ...asleepOn(pieces).map((href) => `<link rel="modulepreload" media="${ASLEEP}" href="${href}"/>`),
    headOf(layout, frame).replaceAll(MARK, mark),
  ].join('')
  const data = withoutMarkup(dataOf(shown, frame))
  const end = [
    `<script nonce="${mark}">${SCROLL_SCRIPT}</script>`,
    `<script type="application/json" id="${PAGE_DATA}">${data}</script>`,
    `<script type="module" src="${entry}"></script>`,
  ].join('')
  // Written in by the server alone: React passes over what it finds there, and browsers are spared the code.
  return drawn.replace('</head>', () => `${head}</head>`).replace(/<\/body><\/html>$/, () => `${end}</body></html>`)
}

type Frame = ReturnType<typeof frameOf>

/** Stands where each page has a mark of its own. */
const MARK = randomUUID()

function headOf(layout: unknown, frame: Frame): string {
  const { policies } = (layout ?? {}) as { readonly policies?: PublicPolicies }
  frame.head ??= policies ? shopHead(policies, MARK) : ''
  return frame.head
}

function dataOf({ place, pieces, problem }: Shown, frame: Frame): string {
  const written = pieces.map(({ data }, depth) => {
    if (depth > 0) return packed(data)
    frame.data ??= packed(data)
    return frame.data
  })
  const address = JSON.stringify(place.pathname + place.search)
  const end = problem ? `,"problem":${packed(problem)}` : ''
  return `{"address":${address},"version":${JSON.stringify(entry)},"data":[${written.join(',')}]${end}}`
}

/** All of it at once: it is cached as finished bytes, and pieces that arrive later would bring scripts that its policy forbids. */
async function draw(shown: Shown, first: FirstScript, log: PageContext['log']): Promise<string> {
  // Where a list of the shop is open, the footer does not offer it.
  const frame = new URLSearchParams(shown.place.search).has(LIST) ? {} : frameOf(shown.pieces[0]?.data)
  const page = (
    <FirstScript value={first}>
      <KeptFooter value={frame.footer}>
        <ShopDocument router={NOBODY_MOVES} shown={shown} />
      </KeptFooter>
    </FirstScript>
  )
  const drawn = renderToString(page)
  if (!drawn.includes(UNFINISHED)) frame.footer ??= footerIn(drawn)
  // The code of some part is not here yet, or the part failed: what is waited for, and told, costs a way around.
  return drawn.includes(UNFINISHED) ? drawPatiently(page, first.mark, log) : DOCTYPE + drawn
}

const LIST = 'lista'
/** Drawn as a string, React leaves it out. */
const DOCTYPE = '<!DOCTYPE html>'
/** By which React marks a part that it left to the browser. */
const UNFINISHED = '<!--$!-->'

function drawPatiently(page: ReactElement, mark: string, log: PageContext['log']): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(patience)
        const chunks: Buffer[] = []
        const body = new PassThrough()
        body.on('data', (chunk: Buffer) => chunks.push(chunk))
        body.on('end', () => resolve(Buffer.concat(chunks).toString()))
        pipe(body)
      },
      onShellError: (error) => {
        clearTimeout(patience)
        reject(error)
      },
      // Otherwise it is written to the terminal as it is, beside the log.
      onError: (error) => log('a part of a page failed', error),
    })
    const patience = setTimeout(() => {
      abort()
      // Not its address: that of some pages is a secret.
      reject(new Error('A page took too long to be drawn'))
    }, TIMEOUT_MS)
  })
}
