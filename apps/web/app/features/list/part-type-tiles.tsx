import { PartThumb } from '../../common/part/part-thumb.tsx'
import { Link } from '../../router/link.tsx'
import { useLocation, useSearchParams } from '../../router/router-context.ts'
import { useTexts } from '../../texts.ts'
import { listAddress } from './list-address.ts'
import type { PartTypeTile } from './read-tiles.ts'

/** What a shelf has, by pictures: a row that slides under a thumb, and on a wide screen as many as leave the parts in sight. */
export function PartTypeTiles({ tiles }: { readonly tiles: readonly PartTypeTile[] }) {
  const { search } = useTexts()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  return (
    <nav aria-label={search.facets.partType} className="-mx-4 mb-5 overflow-x-auto px-4 sm:mx-0 sm:px-0 lg:overflow-visible">
      <ul className="flex gap-3 py-1 lg:grid lg:grid-cols-4 lg:p-0 lg:[&>li:nth-child(n+13)]:hidden [&>li]:w-24 [&>li]:shrink-0 lg:[&>li]:w-auto">
        {tiles.map(({ slug, name, products, image }) => (
          <li key={slug}>
            <Link to={listAddress(pathname, params, { tipo: slug })} className="part-type-tile">
              <span className="part-type-thumb">
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
