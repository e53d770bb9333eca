import type { NearNumber } from '@shop/domain/search/understood'
import { nearNumbers as english } from '@shop/texts/en/near-numbers'
import { nearNumbers as spanish } from '@shop/texts/es/near-numbers'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTextsOf } from '../../texts.ts'

type Props = { readonly numbers: readonly NearNumber[]; readonly typed: string; readonly className: string }

/** What may have been meant by a number that nobody has. It looks like a question and not like a list of parts, for it is none. */
export function NearNumbers({ numbers, typed, className }: Props) {
  const locale = useLocale()
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <section aria-label={texts.label} className={`rounded-xl border border-dashed border-line bg-ground p-4 ${className}`}>
      <h2 className="font-semibold wrap-anywhere">{texts.title(typed)}</h2>
      <ul className="mt-2">
        {numbers.map(({ id, number, name }) => (
          <li key={id}>
            <Link to={paths.product(locale, id)} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 hover:underline">
              <span className="font-mono font-bold text-brand underline underline-offset-2">{number}</span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{texts.note}</p>
    </section>
  )
}
