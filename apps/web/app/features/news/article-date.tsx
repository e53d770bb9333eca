import { formatDay } from '@shop/domain/format-day'
import { useLocale } from '../../texts.ts'

export function ArticleDate({ date, className }: { readonly date: Date; readonly className: string }) {
  return (
    <time dateTime={date.toISOString()} className={`text-sm font-medium ${className}`}>
      {formatDay(useLocale(), date)}
    </time>
  )
}
