import type { NamedShelf } from '@shop/domain/counted'
import { buttonLook } from '@shop/ui/button-look'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { CategoryLinks } from './category-links.tsx'

type Props = { readonly categories?: readonly NamedShelf[] | undefined }

export function NotFound({ categories = [] }: Props) {
  const locale = useLocale()
  const { notFound, search } = useTexts()
  return (
    <div className="mx-auto max-w-xl py-10 text-center">
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <p aria-hidden="true" className="text-6xl font-extrabold text-brand">
        404
      </p>
      <h1 className="mt-4 text-2xl font-bold">{notFound.title}</h1>
      <p className="mt-2 text-muted">{notFound.lead}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={paths.products(locale)} className={buttonLook('main')}>
          {notFound.toProducts}
        </Link>
        <Link to={paths.home(locale)} className={buttonLook('plain')}>
          {notFound.toHome}
        </Link>
      </p>
      {categories.length > 0 && (
        <div className="text-left">
          <CategoryLinks categories={categories} title={search.nothing.browse} />
        </div>
      )}
    </div>
  )
}
