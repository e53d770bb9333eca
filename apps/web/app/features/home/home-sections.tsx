import type { CountedCategory } from '@shop/domain/counted'
import type { BrandLogo } from '@shop/domain/front-page'
import type { HomeSection } from '@shop/domain/home-sections'
import type { Promotion } from '@shop/domain/promotion'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { Fragment, type ReactNode } from 'react'
import type { PartOnCard } from '../../common/part/on-card.ts'
import { ListLinks } from '../../common/shop/list-links.tsx'
import { useTexts } from '../../texts.ts'
import { BrandLogos } from './brand-logos.tsx'
import { CategorySlider } from './category-slider.tsx'
import { MyCarRoom } from './my-car-room.tsx'
import { PartSection } from './part-section.tsx'
import { PartSlider } from './part-slider.tsx'
import { PolicyIcons } from './policy-icons.tsx'
import { PromotionSection } from './promotion-section.tsx'

type Parts = readonly PartOnCard[]

export type HomeSectionsProps = {
  /** In the order in which they are shown. */
  readonly run: readonly HomeSection[]
  /** Of those that sleep: what fits the visitor's own car comes before all of them. */
  readonly isFirst: boolean
  readonly categories: readonly CountedCategory[]
  readonly premium: Parts
  readonly newest: Parts
  readonly mostSearched: Parts
  readonly promotions: readonly Promotion[]
  readonly policies: PublicPolicies
  readonly own: Parts
  readonly brands: readonly BrandLogo[]
}

/** What sleeps: as the shop comes, all that follows below the first screen of a phone. */
export function HomeSections({
  run,
  isFirst,
  categories,
  premium,
  newest,
  mostSearched,
  promotions,
  policies,
  own,
  brands,
}: HomeSectionsProps) {
  const { home } = useTexts()
  const drawn: Partial<Record<HomeSection, ReactNode>> = {
    categories: <CategorySlider categories={categories} />,
    premium: <PartSlider id="featured" title={home.featured} list="premium" parts={premium} isPremium />,
    new: <PartSection id="newest" title={home.newest} list="nuevos" parts={newest} />,
    lists: <ListLinks />,
    'most-searched': <PartSlider id="most-searched" title={home.mostSearched} list="mas-buscados" parts={mostSearched} />,
    promotions: <PromotionSection promotions={promotions} />,
    promises: <PolicyIcons policies={policies} />,
    own: <PartSection id="own" title={home.own} list="propios" parts={own} />,
    brands: <BrandLogos brands={brands} />,
  }
  return (
    <>
      {isFirst && <MyCarRoom />}
      {run.map((section) => (
        <Fragment key={section}>{drawn[section]}</Fragment>
      ))}
    </>
  )
}
