import type { Locale } from '@shop/domain/locale'
import { cents, formatMoney } from '@shop/domain/money'
import type { SandboxTexts } from '@shop/texts/sandbox-texts'
import type { KeptIntent } from './stripe-objects.ts'
import { TEST_CARDS } from './test-cards.ts'

export type Page = { readonly locale: Locale; readonly texts: SandboxTexts }

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export function page({ locale, texts }: Page, title: string, body: string, script?: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(`${texts.test}: ${title}`)}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
${script ? `<script src="/sandbox/${script}" defer></script>` : ''}
</head>
<body><p class="banner">${escaped(texts.banner)}</p>${body}</body>
</html>
`
}

/** The card fields, shown in a frame of the payment page. */
export function cardPage(context: Page): string {
  const { card } = context.texts
  const field = (id: string, label: string, autocomplete: string, holder: string) =>
    `<p><label for="${id}">${escaped(label)}</label><input id="${id}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${holder}"></p>`
  const body = `<form id="card" data-numbers="${Object.keys(TEST_CARDS).join(' ')}" data-only-test="${escaped(card.onlyTestCards)}" data-incomplete="${escaped(card.incomplete)}">
${field('number', card.number, 'off', '4242 4242 4242 4242')}
<div class="pair">${field('expiry', card.expiry, 'off', 'MM/AA')}${field('cvc', card.cvc, 'off', '123')}</div>
<p class="hint">${escaped(card.hint)}</p><p id="problem" role="alert"></p></form>`
  return page(context, card.number, body, 'card.js')
}

export function threeDSecurePage(context: Page, { intent }: KeptIntent): string {
  const { threeDSecure } = context.texts
  const amount = formatMoney(cents(intent.amount))
  const body = `<main id="bank" data-intent="${escaped(intent.id)}"><h1>${escaped(threeDSecure.title)}</h1><p>${escaped(threeDSecure.text(amount))}</p>
<p class="buttons"><button data-outcome="authorised">${escaped(threeDSecure.authorise)}</button>
<button data-outcome="refused">${escaped(threeDSecure.refuse)}</button>
<button data-outcome="closed">${escaped(threeDSecure.close)}</button></p></main>`
  return page(context, threeDSecure.title, body, 'three-d-secure.js')
}

export async function voucherPage(context: Page, { intent, voucher }: KeptIntent): Promise<string> {
  const { locale, texts } = context
  if (!voucher) return missingVoucherPage(context)
  const expires = new Intl.DateTimeFormat(locale === 'es' ? 'es-MX' : 'en', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Mexico_City',
  }).format(new Date(voucher.expires_after * 1000))
  const isOpen = intent.status === 'requires_action' || intent.status === 'processing'
  const button = (action: string, label: string) =>
    `<form method="post" action="/sandbox/oxxo/${voucher.number}/${action}?lang=${locale}"><button${isOpen ? '' : ' disabled'}>${escaped(label)}</button></form>`
  const body = `<main class="voucher"><h1>${escaped(texts.voucher.title)}</h1><p class="watermark">${escaped(texts.voucher.doNotPay)}</p>
<p id="state" data-state="${intent.status}">${escaped(texts.voucher.states[intent.status])}</p>
<dl><dt>${escaped(texts.voucher.amount)}</dt><dd>${formatMoney(cents(intent.amount))} MXN</dd>
<dt>${escaped(texts.voucher.reference)}</dt><dd>${voucher.number}</dd>
<dt>${escaped(texts.voucher.expires)}</dt><dd>${escaped(expires)}</dd></dl>
<div class="barcode" role="img" aria-label="${voucher.number}">${await barcode(voucher.number)}</div>
<ol>${texts.voucher.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>
<div class="buttons">${button('pay', texts.voucher.pay)}${button('expire', texts.voucher.expire)}<button id="print">${escaped(texts.voucher.print)}</button></div></main>`
  return page(context, texts.voucher.title, body, 'voucher.js')
}

export function missingVoucherPage(context: Page): string {
  return page(context, context.texts.voucher.title, `<main><h1>${escaped(context.texts.voucher.missing)}</h1></main>`)
}

/** Two megabytes of code, for whoever opens a voucher. */
async function barcode(number: string): Promise<string> {
  const { default: bwipjs } = await import('bwip-js/node')
  return bwipjs.toSVG({ bcid: 'code128', text: number, height: 14, includetext: false })
}
