import { styleOf } from '@shop/domain/shop-looks'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { iconAddress } from '@shop/domain/shop-sign'

/**
 * What the owner's choices come to in the head of every page: the shop's colours and icons. Written into the page by the server alone: no
 * visitor changes them, React passes over what it finds there, and browsers are spared the code.
 */
export function shopHead({ identity: { name }, looks }: Pick<PublicPolicies, 'identity' | 'looks'>, scriptMark: string): string {
  const style = styleOf(looks)
  return [
    `<meta name="theme-color" content="${looks.brand}"/>`,
    `<link rel="icon" href="${iconAddress('icono-32.png', { name, looks })}" sizes="32x32"/>`,
    `<link rel="apple-touch-icon" href="${iconAddress('icono-180.png', { name, looks })}"/>`,
    style && `<style nonce="${scriptMark}">${style}</style>`,
  ].join('')
}
