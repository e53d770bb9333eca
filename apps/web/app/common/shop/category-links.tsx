import type { NamedShelf } from '@shop/domain/counted'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'

/** A way on for those who did not find what they came for. */
export function CategoryLinks({ categories, title }: { readonly categories: readonly NamedShelf[]; readonly title: string }) {
  const locale = useLocale()
  return (
    <section className="mt-8">
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {categories.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              to={paths.category(locale, slug)}
              className="inline-flex min-h-11 items-center rounded-full bg-white px-4 text-sm font-medium ring-1 ring-line hover:ring-brand"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
