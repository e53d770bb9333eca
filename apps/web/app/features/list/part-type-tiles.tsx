import { PartThumb } from '../../common/part/part-thumb.tsx'
import { Link } from '../../router/link.tsx'
import { useLocation, useSearchParams } from '../../router/router-context.ts'
import { useTexts } from '../../texts.ts'
import { listAddress } from './list-address.ts'
import type { PartTypeTile } from './read-tiles.ts'

/** What a shelf has, by pictures: a row that slides under a thumb, and on a wide screen as many as leave the parts in sight. */
export const PartTypeTiles = ({ tiles }: { readonly tiles: readonly PartTypeTile[] }) => {
  const { search } = useTexts()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  return (
    <nav aria-label={search.facets.partType} className="-mx-4 mb-5 overflow-x-auto px-4 sm:mx-0 sm:px-0 lg:overflow-visible">
      <ul className="flex gap-3 py-1 lg:grid lg:grid-cols-4 lg:p-0 lg:[&>li:nth-child(n+13)]:hidden">
        {tiles.map(({ slug, name, products, image }) => (
          <li key={slug} className="w-24 shrink-0 lg:w-auto">
            <Link
              to={listAddress(pathname, params, { tipo: slug })}
              className="block rounded-xl text-sm leading-tight lg:flex lg:items-center lg:gap-3 lg:bg-white lg:p-2 lg:ring-1 lg:ring-line lg:hover:ring-brand"
            >
              <span className="mb-1 block lg:mb-0 lg:w-14 lg:shrink-0">
                <PartThumb image={image} />
              </span>
              <span>
                <span className="line-clamp-2 font-medium">{name}</span>
                <span className="text-muted">{products.toLocaleString('en-US')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
