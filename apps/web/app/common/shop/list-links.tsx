import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useSearchParams } from '../../router/router-context.ts'
import { useLocale, useTexts } from '../../texts.ts'

type Props = { readonly className?: string; readonly linkClassName?: string }

const CHIP = 'inline-flex min-h-11 items-center rounded-full bg-white px-4 text-sm font-medium ring-1 ring-line hover:ring-brand'

/** The ways into the lists that the shop keeps: recommended, outlet, new … The list that is open is not offered again. */
export function ListLinks({ className = 'flex flex-wrap gap-2', linkClassName = CHIP }: Props) {
  const locale = useLocale()
  const { search } = useTexts()
  const [params] = useSearchParams()
  return (
    <ul className={className}>
      {Object.entries(search.lists)
        .filter(([list]) => list !== params.get('lista'))
        .map(([list, name]) => (
          <li key={list}>
            <Link to={paths.productList(locale, list)} className={linkClassName}>
              {name}
            </Link>
          </li>
        ))}
    </ul>
  )
}
