import { ARRIVAL_KINDS, type ArrivalKind } from '@shop/domain/arrival'
import type { ScreenName } from '../../screens.ts'

/** Where each is dealt with. */
export const SCREEN_OF = {
  quotation: 'quotations',
  chat: 'chat',
  voucher: 'vouchers',
  order: 'orders',
} as const satisfies Record<ArrivalKind, ScreenName>

export function kindOf(screen: ScreenName): ArrivalKind | undefined {
  return ARRIVAL_KINDS.find((kind) => SCREEN_OF[kind] === screen)
}
