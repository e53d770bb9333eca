import { languageTag, useLanguage } from '../../language.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was, or how soon it will be, as people say it. */
export function Ago({ at }: { readonly at: Date }) {
  const { locale } = useLanguage()
  const away = at.getTime() - Date.now()
  const [size, unit] =
    Math.abs(away) < HOUR ? ([MINUTE, 'minute'] as const) : Math.abs(away) < 2 * DAY ? ([HOUR, 'hour'] as const) : ([DAY, 'day'] as const)
  const said = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' }).format(Math.trunc(away / size), unit)
  return <time dateTime={at.toISOString()}>{said}</time>
}
