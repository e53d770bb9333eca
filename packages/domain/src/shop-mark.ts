import { initialsOf } from './initials.ts'
import { isWideLogo } from './logo-shape.ts'
import type { ShopSign } from './shop-sign.ts'

/** What stands at the top of every page. */
export type ShopMark = {
  readonly picture: { readonly src: string; readonly alt: string; readonly width: number; readonly height: number } | undefined
  readonly initials: string
  /** Beside the picture, unless that says it. */
  readonly name: string
}

/** As wide as it is ever shown, on a screen with small dots. */
const WIDTH = 360

/** A wide logo has the name in it, and is read aloud in its place. */
export const shopMarkOf = (
  { name, looks: { logo } }: Pick<ShopSign, 'name'> & { readonly looks: Pick<ShopSign['looks'], 'logo'> },
  addressOf: (picture: string, width: number) => string,
): ShopMark => {
  const isAlone = logo !== undefined && isWideLogo(logo)
  return {
    picture: logo && { src: addressOf(logo.picture, WIDTH), alt: isAlone ? name : '', width: logo.width, height: logo.height },
    initials: initialsOf(name),
    name: isAlone ? '' : name,
  }
}
