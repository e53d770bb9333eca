import { holdsLink } from '@shop/domain/holds-link'
import type { Locale } from '@shop/domain/locale'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import { serverTexts } from '@shop/texts/server-texts'
import { escapeHtml } from './escape-html.ts'

/** What a mail says; the layout adds what makes it the shop's. */
export type MailContent = {
  readonly name: string
  readonly lead: string
  readonly action?: { readonly label: string; readonly url: string }
  readonly notes: readonly MailNote[]
}

/** A picture stands beside its words; a mail as text has the words alone. `alt` is for who does not load pictures. */
export type MailNote = string | { readonly text: string; readonly picture: { readonly url: string; readonly alt: string } }

/** A mail as text and as HTML. Mail programs know tables and inline styles, and little else. */
export function renderMail(
  { name, lead, action, notes }: MailContent,
  locale: Locale,
  { identity: { name: shop, address, email }, looks: { brand } }: Pick<ShopPolicies, 'identity' | 'looks'>,
): { readonly text: string; readonly html: string } {
  const { mails } = serverTexts(locale)
  // Whoever asks for a mail types the name, and it may go to somebody else.
  const greeting = holdsLink(name) ? mails.greetingAnybody : mails.greeting(name)
  const closing = [mails.questions(email), mails.footer(shop, address)]
  const text = [greeting, lead, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes.map(wordsOf), closing.join('\n')].join(
    '\n\n',
  )
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(shop)}</title></head>
<body style="margin:0;background:#f3f5fa;font-family:Figtree,Helvetica,Arial,sans-serif;color:#1b2333">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:${brand};color:#ffffff;padding:20px 28px;font-size:20px;font-weight:700">${escapeHtml(shop)}</td></tr>
<tr><td style="padding:28px;font-size:16px;line-height:1.5">
${paragraph(greeting)}${paragraph(lead)}${action ? button(action, brand, mails.linkHint) : ''}${notes.map((note) => (typeof note === 'string' ? smallPrint(note) : pictured(note))).join('')}
</td></tr>
<tr><td style="padding:16px 28px;background:#eef1f8;font-size:13px;line-height:1.5;color:#4a5468">${closing.map(escapeHtml).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`
  return { text, html }
}

function paragraph(text: string) {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
}
function smallPrint(text: string) {
  return `<p style="margin:0 0 8px;font-size:14px;color:#4a5468">${escapeHtml(text)}</p>`
}

function wordsOf(note: MailNote): string {
  return typeof note === 'string' ? note : note.text
}

const PICTURE_PIXELS = 72
function pictured({ text, picture }: Exclude<MailNote, string>) {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 12px"><tr>
<td style="padding:0 12px 0 0"><img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="${PICTURE_PIXELS}" height="${PICTURE_PIXELS}" style="display:block;border:1px solid #d9deea;border-radius:8px;font-size:11px"></td>
<td style="font-size:14px;line-height:1.5;color:#4a5468">${escapeHtml(text)}</td>
</tr></table>`
}

function button({ label, url }: { readonly label: string; readonly url: string }, colour: string, hint: string) {
  return `<p style="margin:0 0 20px"><a href="${escapeHtml(url)}" style="display:inline-block;background:${colour};color:#ffffff;text-decoration:none;font-weight:700;padding:12px 22px;border-radius:8px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4a5468">${escapeHtml(hint)}<br><span style="word-break:break-all">${escapeHtml(url)}</span></p>`
}
