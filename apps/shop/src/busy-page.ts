import type { Locale } from '@shop/domain/locale'
import { busyPage as english } from '@shop/texts/en/busy-page'
import { busyPage as spanish } from '@shop/texts/es/busy-page'
import { escaped, plainPage } from './plain-page.ts'

const TEXTS = { es: spanish, en: english }

/** For when there is no time to draw a page. */
export function busyPage(why: 'tooMany' | 'saturated', locale: Locale, url: string, seconds: number) {
  const { retry, [why]: said } = TEXTS[locale]
  return plainPage({
    locale,
    title: said.title,
    body: `<h1>${said.title}</h1><p>${said.lead(seconds)}</p><a class="button" href="${escaped(url)}">${retry}</a>`,
    // Whoever asked too often should not go on asking by himself.
    again: why === 'saturated' ? seconds : undefined,
  })
}
