import type { NamedCar } from '@shop/domain/asked-products'
import type { CountedPartType } from '@shop/domain/counted'
import { PartThumb } from '../../common/part/part-thumb.tsx'
import { carQuery, paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'

/** What every car asks for first, by the slugs of the trade's own names. Shops that call them otherwise show what they have most of. */
const WORN_FIRST = [
  ...['brake-pads', 'oil-filter', 'air-filter', 'spark-plug', 'battery', 'shock-absorber', 'brake-disc'],
  ...['wiper-blades', 'cabin-filter', 'clutch-kit', 'water-pump', 'timing-belt'],
]
const SHOWN = 8

type Props = { readonly kinds: readonly CountedPartType[]; readonly car: NamedCar; readonly label: string }

/** Kinds of parts that fit a car, each by its picture. */
export function KindTiles({ kinds, car, label }: Props) {
  const locale = useLocale()
  const place = ({ slug }: CountedPartType) => (WORN_FIRST.includes(slug) ? WORN_FIRST.indexOf(slug) : WORN_FIRST.length)
  const first = kinds.toSorted((a, b) => place(a) - place(b) || b.products - a.products).slice(0, SHOWN)
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] lg:mx-0 lg:overflow-visible lg:px-0">
      <ul className="flex gap-3 py-1 lg:grid lg:grid-cols-8">
        {first.map(({ slug, name, image }) => (
          <li key={slug} className="w-24 shrink-0 lg:w-auto">
            <Link to={paths.list(locale, { ...carQuery(car), tipo: slug })} rel="nofollow" className="block text-sm leading-tight">
              <span className="mb-1 block">
                <PartThumb image={image} />
              </span>
              <span className="line-clamp-2 h-9 font-medium">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
