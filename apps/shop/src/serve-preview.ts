import { isPreviewPass, previewCookie } from '@shop/api/secrets/preview-pass'
import { DEFAULT_LOCALE } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'

type Options = { readonly publicUrl: string; readonly pagesKey: string }

/** The address that the back office hands out: whoever follows it walks through the closed shop. An old one leads to the closed door. */
export function servePreview(app: FastifyInstance, { publicUrl, pagesKey }: Options): void {
  app.get<{ Querystring: { pase?: string } }>('/vista-previa', async ({ query }, reply) => {
    const pass = typeof query.pase === 'string' ? query.pase : ''
    if (isPreviewPass(pagesKey, pass)) reply.header('set-cookie', previewCookie(pass, publicUrl.startsWith('https://')))
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      .redirect(`/${DEFAULT_LOCALE}`, 302)
  })
}
