import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { doorOf } from './office-address.ts'
import { TRUSTED_TYPES } from './page-headers.ts'
import type { PageSource } from './page-source.ts'

type Options = {
  readonly source: PageSource['office']
  readonly shopName: () => Promise<string>
  readonly isFinished: boolean
  readonly adminHost: string | undefined
  readonly publicUrl: string
  readonly isDemo: boolean
  readonly imageOrigins: readonly string[]
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The back office at /admin: its built files, and the one page for every address of a screen. */
export const serveOffice = async (app: FastifyInstance, options: Options): Promise<void> => {
  const { source, shopName, isFinished, adminHost, publicUrl, isDemo } = options
  if (adminHost) {
    app.addHook('onRequest', async (request, reply) => {
      const door = doorOf(request.url, request.host, adminHost)
      if (door === 'closed') return reply.code(404).send()
      if (door === 'go-to-office') return reply.redirect('/admin', 302)
    })
  }
  if (source.assets) {
    await app.register(fastifyStatic, {
      root: source.assets,
      prefix: '/admin/assets/',
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      setHeaders: (reply) => {
        reply.header('cache-control', FOR_EVER)
      },
    })
  }
  // A file of an older build is gone; the page in its place would be taken for a broken script.
  app.get('/admin/assets/*', (_, reply) => reply.code(404).send())
  const headers = isFinished ? officeHeaders(options) : {}
  const facts = `data-shop-url="${adminHost ? publicUrl : ''}" data-mode="${isDemo ? 'demo' : 'production'}"`
  for (const address of ['/admin', '/admin/*'])
    app.get(address, async (_, reply) =>
      reply
        .headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
        .type('text/html; charset=utf-8')
        .send((await source.page()).replace('<html', `<html ${facts} data-shop-name="${escaped(await shopName())}"`)),
    )
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const officeHeaders = ({ imageOrigins }: Options): Record<string, string> => ({
  'content-security-policy': [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: ${imageOrigins.join(' ')}`.trim(),
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...TRUSTED_TYPES,
  ].join('; '),
  // Links that are mailed to staff carry secrets.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
})
