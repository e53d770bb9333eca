import { addressLines } from '@shop/domain/address-lines'
import { holdsLink } from '@shop/domain/holds-link'
import type { Order } from '@shop/domain/order'
import type { serverTexts } from '@shop/texts/server-texts'

type Texts = Pick<ReturnType<typeof serverTexts>['orderMails'], 'address' | 'sentTo' | 'receiver'>

/**
 * Where it goes and to whom: a mistake is seen while it can still be mended. Nothing of what is handed over at the counter, and no address
 * with a link in it: our mails repeat none that a stranger wrote.
 */
export function addressNote({ address, recipient, receiver }: Pick<Order, 'address' | 'recipient' | 'receiver'>, texts: Texts): string[] {
  if (address.street === '') return []
  const place = [(receiver ?? recipient).name, ...addressLines(address, texts.address)].join(', ')
  return holdsLink(place) ? [] : [texts.sentTo(place), ...(receiver ? [texts.receiver(receiver.name, receiver.phone)] : [])]
}
