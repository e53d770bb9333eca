import { addressLines } from '@shop/domain/address-lines'
import type { Order } from '@shop/domain/order'
import type { serverTexts } from '@shop/texts/server-texts'

type Texts = Pick<ReturnType<typeof serverTexts>['orderMails'], 'address' | 'sentTo'>

/** Where it goes: a mistake is seen while it can still be mended. Nothing of what is handed over at the counter. */
export const addressNote = ({ address, recipient }: Pick<Order, 'address' | 'recipient'>, texts: Texts): string[] =>
  address.street === '' ? [] : [texts.sentTo([recipient.name, ...addressLines(address, texts.address)].join(', '))]
