import fastifyStatic from '@fastify/static'
import { shadesOf, styleOf } from '@shop/domain/shop-looks'
import { iconAddress, type ShopSign } from '@shop/domain/shop-sign'
import type { FastifyInstance } from 'fastify'
import { doorOf } from './office-address.ts'
import { hashOf, TRUSTED_TYPES } from './page-headers.ts'
import type { PageSource } from './page-source.ts'

type Options = {
  readonly source: PageSource['office']
  readonly shopSign: () => Promise<ShopSign>
  readonly isFinished: boolean
  readonly adminHost: string | undefined
  readonly publicUrl: string
  readonly isDemo: boolean
  readonly imageOrigins: readonly string[]
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The back office at /admin: its built files, and the one page for every address of a screen. */
export async function serveOffice(app: FastifyInstance, options: Options): Promise<void> {
  const { source, shopSign, isFinished, adminHost, publicUrl, isDemo } = options
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
  const facts = `data-shop-url="${adminHost ? publicUrl : ''}" data-mode="${isDemo ? 'demo' : 'production'}"`
  for (const address of ['/admin', '/admin/*'])
    app.get(address, async (_, reply) => {
      const sign = await shopSign()
      const headers = isFinished ? officeHeaders(options, styleOf(sign.looks)) : {}
      return reply
        .headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
        .type('text/html; charset=utf-8')
        .send(signed(await source.page(), facts, sign))
    })
}

/** The page as it was built, with what only the running shop knows: its name, its colours and its icon. */
function signed(page: string, facts: string, sign: ShopSign): string {
  const { logo } = sign.looks
  const style = styleOf(sign.looks)
  const name = `data-shop-name="${escaped(sign.name)}"`
  const picture = logo ? ` data-shop-logo="${escaped(JSON.stringify(logo))}"` : ''
  const head = `<meta name="theme-color" content="${shadesOf(sign.looks).brandDark}"><link rel="icon" href="${iconAddress('icono-32.png', sign)}">`
  // By a function: a dollar in a name means nothing.
  return page
    .replace('<html', () => `<html ${facts} ${name}${picture}`)
    .replace('</head>', () => `${head}${style && `<style>${style}</style>`}</head>`)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function officeHeaders({ imageOrigins }: Options, style: string): Record<string, string> {
  return {
    'content-security-policy': [
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self' ${style && hashOf(style)}`.trim(),
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
  }
}
