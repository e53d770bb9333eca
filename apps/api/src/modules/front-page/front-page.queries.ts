import type { FrontPage } from '@shop/domain/front-page'
import type { Locale } from '@shop/domain/locale'
import type { Db } from '../../database/connect.ts'
import { inLanguage } from '../catalogue/catalogue.public.ts'
import { readHomeLayout } from './home-layout.queries.ts'

export async function readFrontPage(db: Db, locale: Locale): Promise<FrontPage> {
  const t = inLanguage(locale)
  const [slides, brands, { sections }] = await Promise.all([
    db
      .selectFrom('carousel_slides as s')
      .select([t('s', 'title').as('title'), t('s', 'text').as('text'), 's.link', 's.wide_image', 's.narrow_image'])
      .orderBy('s.place')
      .orderBy('s.id')
      .execute(),
    // A logo leads to the brand's products, so there must be one.
    db
      .selectFrom('brands as b')
      .select(['b.name', 'b.slug', 'b.logo'])
      .where('b.logo', 'is not', null)
      .where((e) =>
        e.exists(e.selectFrom('products as p').select('p.id').whereRef('p.brand_id', '=', 'b.id').where('p.status', '=', 'active')),
      )
      .orderBy('b.name')
      .execute(),
    readHomeLayout(db),
  ])
  return {
    slides: slides.map(({ wide_image, narrow_image, ...slide }) => ({ ...slide, wideImage: wide_image, narrowImage: narrow_image })),
    brands: brands.flatMap(({ logo, ...brand }) => (logo === null ? [] : [{ ...brand, image: logo }])),
    sections: sections.flatMap(({ section, isShown }) => (isShown ? [section] : [])),
  }
}
