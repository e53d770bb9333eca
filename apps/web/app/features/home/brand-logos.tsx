import type { BrandLogo } from '@shop/domain/front-page'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { SectionTitle } from './section-title.tsx'

export function BrandLogos({ brands }: { readonly brands: readonly BrandLogo[] }) {
  const locale = useLocale()
  const { home } = useTexts()
  if (brands.length === 0) return null
  return (
    <section aria-labelledby="brands">
      <SectionTitle id="brands">{home.brands}</SectionTitle>
      <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-8">
        {brands.map(({ name, slug, image }) => (
          <li key={slug}>
            <Link
              to={paths.categorySearch(locale, name)}
              className="block overflow-hidden rounded-lg bg-white ring-1 ring-line hover:ring-brand"
            >
              <img
                src={paths.picture(image, 180)}
                srcSet={`${paths.picture(image, 180)} 180w, ${paths.picture(image, 360)} 360w`}
                sizes="(min-width: 1024px) 130px, 30vw"
                alt={name}
                width={180}
                height={80}
                loading="lazy"
                decoding="async"
                className="w-full"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
