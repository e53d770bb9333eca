import type { PartOnCard } from '../../common/part/on-card.ts'
import { PartCard } from '../../common/part/part-card.tsx'
import { useFits } from '../../common/part/use-fits.ts'
import { paths } from '../../paths.ts'
import { useLocale } from '../../texts.ts'
import { SectionTitle, SeeAll } from './section-title.tsx'

type Props = { readonly id: string; readonly title: string; readonly list: string; readonly parts: readonly PartOnCard[] }

/** A grid far below the first screen: unlike that of a list, none of its pictures is in a hurry. */
export function PartSection({ id, title, list, parts }: Props) {
  const locale = useLocale()
  const fits = useFits(parts)
  if (parts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <SectionTitle id={id}>{title}</SectionTitle>
        <SeeAll to={paths.productList(locale, list)} what={title} />
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {parts.map((part) => (
          <li key={part.id} className="sm:max-lg:nth-[n+7]:hidden">
            <PartCard part={part} heading="h3" fit={fits?.get(part.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
