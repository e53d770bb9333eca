export const LOCALES = ['es', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'es'

export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The language of a request from its `Accept-Language`: the first one we speak, by the reader's preference. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
    const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
    return { language: tag.split('-')[0], weight: quality ? Number(quality.slice(2)) : 1 }
  })
  const spoken = wishes.filter(({ language, weight }) => isLocale(language) && weight > 0).toSorted((a, b) => b.weight - a.weight)
  const best = spoken[0]?.language
  return isLocale(best) ? best : DEFAULT_LOCALE
}
