import { useLocale } from '../texts.ts'
import { formatDay } from './format-day.ts'

export const ArticleDate = ({ date, className }: { readonly date: Date; readonly className: string }) => (
  <time dateTime={date.toISOString()} className={`text-sm font-medium ${className}`}>
    {formatDay(useLocale(), date)}
  </time>
)
