/** A part brand as the content desk sees it. */
export type StaffBrand = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly isOwnLine: boolean
  readonly logo: string | undefined
  readonly productCount: number
  readonly version: number
}

/** As the home page shows logos. */
export const LOGO_ASPECT = 9 / 4
