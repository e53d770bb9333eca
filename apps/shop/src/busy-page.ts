import { createHash } from 'node:crypto'
import type { Locale } from '@shop/domain/locale'
import { busyPage as english } from '@shop/texts/en/busy-page'
import { busyPage as spanish } from '@shop/texts/es/busy-page'

const TEXTS = { es: spanish, en: english }
const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f5f7fb; color: #171d2b;
  font: 1.0625rem/1.5 Figtree, system-ui, sans-serif; text-align: center }
main { max-width: 30rem; margin: 1rem; padding: 2.5rem 1.5rem; background: #fff; border-top: .375rem solid #213d91; border-radius: .75rem;
  box-shadow: 0 1px 2px rgb(23 29 43 / .06), 0 4px 14px rgb(23 29 43 / .05) }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 }
p { color: #5a6373; margin: .75rem 0 1.75rem }
a { display: inline-block; min-height: 1.5rem; padding: .75rem 1.5rem; border-radius: .5rem; background: #213d91; color: #fff;
  font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid #213d91; outline-offset: 2px }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** A page of a thousand bytes that nobody has to draw, for when there is no time to draw one. It brings its own looks along. */
export const busyPage = (why: 'tooMany' | 'saturated', locale: Locale, url: string, seconds: number) => {
  const { retry, [why]: said } = TEXTS[locale]
  // Whoever asked too often should not go on asking by himself.
  const again = why === 'saturated' ? `<meta http-equiv="refresh" content="${seconds}">` : ''
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'referrer-policy': 'no-referrer',
    },
    body: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${again}<title>${said.title}</title><style>${STYLE}</style></head>
<body><main><h1>${said.title}</h1><p>${said.lead(seconds)}</p><a href="${escaped(url)}">${retry}</a></main></body></html>`,
  }
}

/** The address is the visitor's own, or somebody's who sent him. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
