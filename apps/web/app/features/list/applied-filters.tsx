import type { WrittenNames } from '@shop/domain/asked-products'
import type { Counted, Facets } from '@shop/domain/counted'
import { TRUNCATED_LENGTH, truncated } from '@shop/domain/truncate'
import { Link } from '../../router/link.tsx'
import { useLocation, useSearchParams } from '../../router/router-context.ts'
import { useTexts } from '../../texts.ts'
import { CAR, CHOICES, FILTERS, listAddress, withoutValue } from './list-address.ts'

const FLAGS = { en_stock: 'available', outlet: 'outlet', promocion: 'discounted', servicio_pesado: 'heavyDuty' } as const

type Props = {
  /** They know what stands behind an address's slug. */
  readonly facets: Facets | undefined
  /** How the car is written, if the address writes it otherwise. */
  readonly written: WrittenNames | undefined
}

/** What the list is narrowed by, each with a way back. */
export function AppliedFilters({ facets, written }: Props) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const { search } = useTexts()
  const carNames: Readonly<Record<string, string | undefined>> = { armadora: written?.make, modelo: written?.model }
  const nameOf = (slug: string) =>
    Object.values(facets ?? {})
      .flatMap((some) => (Array.isArray(some) ? (some as Counted[]) : []))
      .find((one) => one.slug === slug)?.name ?? slug
  const chips: readonly { text: string; href: string; isCar?: boolean }[] = [
    ...CHOICES.flatMap((name) =>
      params
        .getAll(name)
        .map((value) => ({ text: nameOf(value), href: listAddress(pathname, params, { [name]: withoutValue(params, name, value) }) })),
    ),
    ...(params.has('armadora') || params.has('modelo')
      ? [
          {
            text: CAR.map((name) => carNames[name] ?? params.get(name))
              .filter(Boolean)
              .join(' '),
            href: listAddress(pathname, params, { armadora: undefined, modelo: undefined, anio: undefined, motor: undefined }),
            isCar: true,
          },
        ]
      : []),
    ...Object.entries(FLAGS).flatMap(([name, text]) =>
      params.has(name) ? [{ text: search[text], href: listAddress(pathname, params, { [name]: undefined }) }] : [],
    ),
    ...(params.get('precio_min') || params.get('precio_max')
      ? [
          {
            text: `$${params.get('precio_min') || '0'} – ${params.get('precio_max') ? `$${params.get('precio_max')}` : '…'}`,
            href: listAddress(pathname, params, { precio_min: undefined, precio_max: undefined }),
          },
        ]
      : []),
  ]
  if (chips.length === 0) return null
  const nothing = Object.fromEntries(FILTERS.map((name) => [name, undefined]))
  return (
    <ul className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ text, href, isCar }) => (
        <li key={href}>
          <Link
            to={href}
            rel="nofollow"
            aria-label={search.removeFilter(text)}
            title={text}
            className="inline-flex min-h-9 items-center gap-2 rounded-full bg-brand-tint px-3 text-sm font-medium text-brand hover:bg-line"
          >
            {truncated(text, isCar ? TRUNCATED_LENGTH.vehicleDescription : TRUNCATED_LENGTH.standard)} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listAddress(pathname, params, nothing)}
          rel="nofollow"
          className="inline-flex min-h-9 items-center px-2 text-sm underline underline-offset-2"
        >
          {search.clearAll}
        </Link>
      </li>
    </ul>
  )
}
