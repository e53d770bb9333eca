import { isLocale } from '@shop/domain/locale'
import { installedAppTexts } from '@shop/texts/installed-app-texts'

/** Instead of the browser's own page: says what is going on, in the visitor's language. */
export function offlinePage(url: URL): Response {
  const first = url.pathname.split('/')[1]
  const locale = isLocale(first) ? first : 'es'
  const texts = installedAppTexts(locale)
  const html = `<!doctype html><html lang="${locale === 'es' ? 'es-MX' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.offline}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;color:#1b2333;background:#f5f7fb;margin:0 auto;max-width:34rem;padding:20vh 1.25rem}
a{display:inline-block;padding:.7rem 1.2rem;margin:.5rem .5rem 0 0;border-radius:.5rem;background:#171d2b;color:#fff;font-weight:600;text-decoration:none}</style></head>
<body><main><h1>${texts.offline}</h1><p>${texts.notSeen}</p><p><a href="">${texts.retry}</a><a href="/${locale}">${texts.toHome}</a></p></main></body></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}
