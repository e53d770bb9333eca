import type { PageServices } from '@shop/web/page-services'
import { type PageHeaderOptions, pageHeaders } from '../page-headers.ts'
import { type FinishedPage, finishPage } from './finished-page.ts'

export type Respond = (request: Request, services: PageServices) => Promise<Response>

type Options = {
  readonly respond: Respond
  readonly services: PageServices
  readonly publicUrl: string
  /** Pages under development are not fenced in by a policy. */
  readonly headers: PageHeaderOptions | undefined
}

/** Draws the page of an address and finishes it, ready to be kept and sent. */
export const drawPage =
  ({ respond, services, publicUrl, headers }: Options) =>
  async (url: string): Promise<FinishedPage> => {
    const response = await respond(new Request(publicUrl + url), services)
    const body = Buffer.from(await response.arrayBuffer())
    const isHtml = headers && response.headers.get('content-type')?.includes('text/html')
    return finishPage(
      response.status,
      {
        ...Object.fromEntries(response.headers),
        ...(isHtml ? pageHeaders(body.toString(), headers) : { 'x-content-type-options': 'nosniff' }),
      },
      body,
    )
  }
