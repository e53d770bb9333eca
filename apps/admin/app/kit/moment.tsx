import { languageTag, useLanguage } from '../language.tsx'

/** A point in time as the shop's clock shows it, wherever the browser is. */
export function Moment({ at }: { readonly at: Date }) {
  const { locale } = useLanguage()
  const shown = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Mexico_City' })
  return <time dateTime={at.toISOString()}>{shown.format(at)}</time>
}
