import { shopMarkOf } from '@shop/domain/shop-mark'
import { ShopMark } from '@shop/ui/shop-mark'
import { logo, shopName } from '../facts.ts'
import { pictureAddress } from './pictures/picture-address.ts'

/** The shop's mark as the page came with it. */
export function OfficeMark() {
  return <ShopMark {...shopMarkOf({ name: shopName, looks: { logo } }, pictureAddress)} />
}
