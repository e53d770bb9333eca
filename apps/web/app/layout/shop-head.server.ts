import { initialsOf } from '@shop/domain/initials'
import { styleOf } from '@shop/domain/shop-looks'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { iconAddress } from '@shop/domain/shop-sign'

/** What the owner's choices come to in the head of every page: worked out here, so that no browser has to. */
export const shopHead = ({ identity: { name }, looks }: Pick<PublicPolicies, 'identity' | 'looks'>) => ({
  style: styleOf(looks),
  colour: looks.brand,
  icon: iconAddress('icono-32.png', { name, looks }),
  touchIcon: iconAddress('icono-180.png', { name, looks }),
  initials: initialsOf(name),
})
