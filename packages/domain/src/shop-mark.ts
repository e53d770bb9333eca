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

/** As it is shown at most, on a screen with three dots to a pixel. */
const MOST = { width: 360, height: 96 }
/** Most logos are no wider than that, and a slow line carries a kilobyte less. */
const NARROW = 180
function widthOf({ width, height }: { readonly width: number; readonly height: number }) {
  return (MOST.height * width) / height <= NARROW ? NARROW : MOST.width
}

/** A wide logo has the name in it, and is read aloud in its place. */
export function shopMarkOf(
  { name, looks: { logo } }: Pick<ShopSign, 'name'> & { readonly looks: Pick<ShopSign['looks'], 'logo'> },
  addressOf: (picture: string, width: number) => string,
): ShopMark {
  const isAlone = logo !== undefined && isWideLogo(logo)
  return {
    picture: logo && { src: addressOf(logo.picture, widthOf(logo)), alt: isAlone ? name : '', width: logo.width, height: logo.height },
    initials: initialsOf(name),
    name: isAlone ? '' : name,
  }
}
