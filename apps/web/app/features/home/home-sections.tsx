import type { CountedCategory } from '@shop/domain/counted'
import type { BrandLogo } from '@shop/domain/front-page'
import type { ProductSummary } from '@shop/domain/product'
import type { Promotion } from '@shop/domain/promotion'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { ListLinks } from '../../common/shop/list-links.tsx'
import { useTexts } from '../../texts.ts'
import { BrandLogos } from './brand-logos.tsx'
import { CategorySlider } from './category-slider.tsx'
import { MyCarRoom } from './my-car-room.tsx'
import { PartSection } from './part-section.tsx'
import { PartSlider } from './part-slider.tsx'
import { PolicyIcons } from './policy-icons.tsx'
import { PromotionSection } from './promotion-section.tsx'

type Parts = readonly ProductSummary[]

export type HomeSectionsProps = {
  readonly categories: readonly CountedCategory[]
  readonly premium: Parts
  readonly newest: Parts
  readonly mostSearched: Parts
  readonly promotions: readonly Promotion[]
  readonly policies: PublicPolicies
  readonly own: Parts
  readonly brands: readonly BrandLogo[]
}

/** What follows below the first screen of a phone. */
export const HomeSections = ({ categories, premium, newest, mostSearched, promotions, policies, own, brands }: HomeSectionsProps) => {
  const { home } = useTexts()
  return (
    <>
      <MyCarRoom />
      <CategorySlider categories={categories} />
      <PartSlider id="featured" title={home.featured} list="premium" parts={premium} isPremium />
      <PartSection id="newest" title={home.newest} list="nuevos" parts={newest} />
      <ListLinks />
      <PartSlider id="most-searched" title={home.mostSearched} list="mas-buscados" parts={mostSearched} />
      <PromotionSection promotions={promotions} />
      <PolicyIcons policies={policies} />
      <PartSection id="own" title={home.own} list="propios" parts={own} />
      <BrandLogos brands={brands} />
    </>
  )
}
