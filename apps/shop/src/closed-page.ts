import type { Locale } from '@shop/domain/locale'
import type { Door } from '@shop/domain/opening'
import { shadesOf } from '@shop/domain/shop-looks'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { closedPage as english } from '@shop/texts/en/closed-page'
import { closedPage as spanish } from '@shop/texts/es/closed-page'
import { escaped, plainPage } from './plain-page.ts'

const TEXTS = { es: spanish, en: english }

type Facts = {
  readonly door: Door
  readonly identity: PublicPolicies['identity']
  readonly looks: PublicPolicies['looks']
  readonly locale: Locale
  /** Where staff sign in, unless that is a host of its own that visitors are not told about. */
  readonly office: string | undefined
}

/** Who the shop is, how to reach it meanwhile, and, if it was open before, the way to what was bought. */
export function closedPage({ door, identity, looks, locale, office }: Facts) {
  const texts = TEXTS[locale]
  const { title, lead } = door.wasOpen ? texts.closed : texts.soon
  const { name, phone, whatsapp, email, address } = identity
  const message = locale === 'es' ? door.messageEs : door.messageEn
  const ways = [
    phone && link(`tel:+52${phone}`, texts.call(phone)),
    whatsapp && link(`https://wa.me/${whatsapp}`, texts.whatsapp),
    email && link(`mailto:${email}`, email),
    address && escaped(address),
  ].filter(Boolean)
  const orders = door.wasOpen ? `<a class="button" href="${pathTo(PATHS.orders, locale)}">${texts.orders}</a>` : ''
  const staff = office ? `<p class="small">${link(office, texts.staff)}</p>` : ''
  return plainPage({
    locale,
    title: title(name),
    colour: shadesOf(looks).brand,
    body: `<h1>${escaped(title(name))}</h1><p>${escaped(message || lead)}</p><ul>${ways.map((way) => `<li>${way}</li>`).join('')}</ul>${orders}${staff}`,
  })
}

function link(to: string, text: string): string {
  return `<a href="${escaped(to)}">${escaped(text)}</a>`
}
