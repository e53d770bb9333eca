import { randomBytes } from 'node:crypto'
import type { PageServices } from '@shop/web/page-services'
import { type PageHeaderOptions, pageHeaders } from '../page-headers.ts'
import { paidByStripe } from '../paid-by-stripe.ts'
import { type FinishedPage, finishPage } from './finished-page.ts'

export type Respond = (request: Request, services: PageServices, scriptMark: string) => Promise<Response>

type Options = {
  readonly respond: Respond
  readonly services: PageServices
  readonly publicUrl: string
  /** Pages under development are not fenced in by a policy. */
  readonly headers: PageHeaderOptions | undefined
}

/** Draws the page of an address and finishes it, ready to be kept and sent. */
export const drawPage = ({ respond, services, publicUrl, headers }: Options) => {
  const isPaidByStripe = paidByStripe(services.api)
  return async (url: string): Promise<FinishedPage> => {
    const mark = randomBytes(16).toString('hex')
    const response = await respond(new Request(publicUrl + url), services, mark)
    const drawn = await response.text()
    const isHtml = headers && response.headers.get('content-type')?.includes('text/html')
    return finishPage(
      response.status,
      {
        ...Object.fromEntries(response.headers),
        ...(isHtml
          ? pageHeaders({ scripts: own('script', drawn, mark), styles: own('style', drawn, mark) }, headers, await isPaidByStripe())
          : {}),
      },
      // Whoever reads the page must not learn the mark, and it would differ each time.
      Buffer.from(drawn.replaceAll(` nonce="${mark}"`, '')),
    )
  }
}

const INLINE = { script: /<script([^>]*)>([\s\S]*?)<\/script>/g, style: /<style([^>]*)>([\s\S]*?)<\/style>/g }

/** The inline scripts or styles that we wrote ourselves. One that got into the page by somebody's text does not carry the mark. */
const own = (kind: 'script' | 'style', html: string, mark: string): string[] =>
  [...html.matchAll(INLINE[kind])].flatMap(([, attributes = '', code = '']) =>
    attributes.includes(` nonce="${mark}"`) && !/\ssrc=/.test(attributes) ? [code] : [],
  )
