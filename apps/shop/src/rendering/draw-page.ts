import { randomUUID } from 'node:crypto'
import type { PageAnswer, PageServices } from '@shop/web/page-services'
import { type Inline, type PageHeaderOptions, pageHeaders } from '../page-headers.ts'
import { paidByStripe } from '../paid-by-stripe.ts'
import { type FinishedPage, finishPage } from './finished-page.ts'

export type Respond = (request: Request, services: PageServices, scriptMark: string) => Promise<PageAnswer>

type Options = {
  readonly respond: Respond
  readonly services: PageServices
  readonly publicUrl: string
  /** Pages under development are not fenced in by a policy. */
  readonly headers: PageHeaderOptions | undefined
}

/** Draws the page of an address and finishes it, ready to be kept and sent. */
export function drawPage({ respond, services, publicUrl, headers }: Options) {
  const isPaidByStripe = paidByStripe(services.api)
  return async (url: string): Promise<FinishedPage> => {
    const mark = randomUUID()
    // Beside the page and not after it: while nobody answers, each waits as long as the other.
    const isPaidThere = isPaidByStripe()
    const { status, headers: said, body } = await respond(new Request(publicUrl + url), services, mark)
    if (!headers || !said['content-type']?.includes('text/html')) return finishPage(status, said, withoutMark(body, mark))
    return finishPage(status, { ...said, ...pageHeaders(ownInline(body, mark), headers, await isPaidThere) }, withoutMark(body, mark))
  }
}

/** Ours are far shorter. */
const LONGEST_TAG = 500

function attributeOf(mark: string) {
  return ` nonce="${mark}"`
}

/** Whoever reads the page must not learn the mark, and it would differ each time. */
function withoutMark(html: string, mark: string): string {
  return html.replaceAll(attributeOf(mark), '')
}

/** The inline scripts and styles that we wrote ourselves. One that got into the page by somebody's text does not carry the mark. */
function ownInline(html: string, mark: string): Inline {
  const found = { scripts: [] as string[], styles: [] as string[] }
  const attribute = attributeOf(mark)
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + attribute.length)) {
    const [, kind, others = ''] = /^<(script|style)\b([^>]*)/.exec(html.slice(html.lastIndexOf('<', at), at + LONGEST_TAG)) ?? []
    const code = html.slice(html.indexOf('>', at) + 1, html.indexOf(`</${kind}`, at))
    if (kind === 'script' && !/\ssrc=/.test(others)) found.scripts.push(code)
    if (kind === 'style') found.styles.push(code)
  }
  return found
}
