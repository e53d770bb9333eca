import type { HomeSection } from './home-sections.ts'

/** One picture of the home page's carousel, in one language, with what is said over it. */
export type Slide = {
  readonly title: string
  readonly text: string
  /** An address inside the shop, without its language. */
  readonly link: string
  readonly wideImage: string
  readonly narrowImage: string
}

export type BrandLogo = { readonly name: string; readonly slug: string; readonly image: string }

export type FrontPage = {
  readonly slides: readonly Slide[]
  readonly brands: readonly BrandLogo[]
  /** Those that are shown, in their order. An API that is older than this says nothing. */
  readonly sections: readonly HomeSection[] | undefined
}
