import type { CountedCategory } from '@shop/domain/counted'
import { Slider } from '@shop/ui/slider'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { SectionTitle, SeeAll } from './section-title.tsx'

const EVERY_MS = 3_000

export function CategorySlider({ categories }: { readonly categories: readonly CountedCategory[] }) {
  const locale = useLocale()
  const { home } = useTexts()
  if (categories.length === 0) return null
  return (
    <Slider
      titleId="categories"
      title={<SectionTitle id="categories">{home.categories}</SectionTitle>}
      more={<SeeAll to={paths.products(locale)} what={home.categories} />}
      everyMs={EVERY_MS}
      labels={home.slider}
      kind="row"
      cardClassName="w-[29%] sm:w-[22%] lg:w-[14.5%]"
    >
      {categories.map((category) => (
        <Link
          key={category.slug}
          to={paths.categorySearch(locale, category.name)}
          className="flex h-full flex-col overflow-hidden rounded-xl bg-white text-center shadow-card ring-1 ring-line hover:ring-brand"
        >
          {category.image === '' ? (
            <PlainTile name={category.name} />
          ) : (
            <img
              src={paths.picture(category.image, 180)}
              srcSet={[180, 360].map((width) => `${paths.picture(category.image, width)} ${width}w`).join(', ')}
              sizes="(min-width: 1024px) 165px, 29vw"
              alt=""
              width={180}
              height={180}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full object-cover"
            />
          )}
          <span className="flex flex-1 items-center justify-center p-2 text-sm leading-tight font-semibold">{category.name}</span>
        </Link>
      ))}
    </Slider>
  )
}

/** Until somebody chooses a picture for it. */
function PlainTile({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" className="grid aspect-square w-full place-items-center bg-ground text-4xl font-bold text-brand">
      {name.charAt(0)}
    </span>
  )
}
