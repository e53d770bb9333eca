import { initialsOf } from '@shop/domain/initials'
import { ShopMark } from '@shop/ui/shop-mark'
import { logo, shopName } from '../facts.ts'
import { pictureAddress } from './pictures/picture-address.ts'

/** The shop's mark as the page came with it. */
export const OfficeMark = () => <ShopMark name={shopName} initials={initialsOf(shopName)} logo={logo} addressOf={pictureAddress} />
