import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useLocale, useTexts } from '../texts.ts'

export const NotFound = ({ what = 'page' }: { readonly what?: 'page' | 'part' }) => {
  const locale = useLocale()
  const { notFound } = useTexts()
  return (
    <div className="mx-auto max-w-xl py-10 text-center">
      <title>{what === 'part' ? notFound.part : notFound.title}</title>
      <meta name="robots" content="noindex" />
      <p aria-hidden="true" className="text-6xl font-extrabold text-brand">
        404
      </p>
      <h1 className="mt-4 text-2xl font-bold">{what === 'part' ? notFound.part : notFound.title}</h1>
      <p className="mt-2 text-muted">{notFound.lead}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Link
          to={paths.products(locale)}
          className="inline-flex min-h-11 items-center rounded-lg bg-brand px-5 font-semibold text-white hover:bg-brand-dark"
        >
          {notFound.toProducts}
        </Link>
        <Link
          to={paths.home(locale)}
          className="inline-flex min-h-11 items-center rounded-lg border border-line bg-white px-5 font-semibold hover:border-brand"
        >
          {notFound.toHome}
        </Link>
      </p>
    </div>
  )
}
