import type { Locale } from '@shop/domain/locale'
import { hashOf } from './page-headers.ts'

/** In the shop's colour where that is known; otherwise in nobody's. */
function styleIn(colour: string): string {
  return `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f5f7fb; color: #171d2b;
  font: 1.0625rem/1.5 Figtree, system-ui, sans-serif; text-align: center }
main { max-width: 30rem; margin: 1rem; padding: 2.5rem 1.5rem; background: #fff; border-top: .375rem solid ${colour}; border-radius: .75rem;
  box-shadow: 0 1px 2px rgb(23 29 43 / .06), 0 4px 14px rgb(23 29 43 / .05) }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; overflow-wrap: anywhere }
p { color: #5a6373; margin: .75rem 0 1.75rem; overflow-wrap: anywhere; white-space: pre-line }
ul { list-style: none; margin: 0 0 1.75rem; padding: 0 }
li { padding: .25rem 0 }
a { color: ${colour}; font-weight: 600; display: inline-block; min-height: 1.5rem; padding: .625rem .5rem }
.button { padding: .75rem 1.5rem; border-radius: .5rem; background: ${colour}; color: #fff; text-decoration: none }
.small { font-size: .9375rem; margin: 1.25rem 0 0 }
a:focus-visible { outline: 3px solid ${colour}; outline-offset: 2px }
`
}
const INK = '#171d2b'

/** `body` is markup already: what comes from elsewhere is escaped by whoever writes it. */
type Content = {
  readonly locale: Locale
  readonly title: string
  readonly body: string
  readonly again?: number | undefined
  readonly colour?: string
}

/** A page of a thousand bytes that nobody has to draw. It brings its own looks along, and search engines do not keep it. */
export function plainPage({ locale, title, body, again, colour = INK }: Content) {
  const style = styleIn(colour)
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'referrer-policy': 'no-referrer',
    },
    body: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${again === undefined ? '' : `<meta http-equiv="refresh" content="${again}">`}<title>${escaped(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`,
  }
}

/** Names are the owner's, and addresses the visitor's or somebody's who sent him. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
