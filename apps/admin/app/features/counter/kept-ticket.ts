import { namedCar } from '@shop/contract/wire/catalogue/named-car'
import { productSummary } from '@shop/contract/wire/catalogue/product'
import { useMember } from '../../kit/session/session.tsx'
import { type KeptAs, useKept } from '../../kit/use-kept.ts'
import { EMPTY_TICKET, type Ticket, type TicketLine } from './ticket.ts'

type KeptLine = { readonly product: unknown; readonly pieces: number; readonly car: unknown }

function lineOf({ product, pieces, car }: KeptLine): TicketLine {
  return {
    product: productSummary.decode(productSummary.schema.parse(product)),
    pieces: Math.max(1, Math.trunc(Number(pieces)) || 1),
    car: car ? namedCar.decode(namedCar.schema.parse(car)) : undefined,
  }
}

export const keptTicket: KeptAs<Ticket> = {
  nothing: EMPTY_TICKET,
  read: (given) => {
    const { lines, discountPercent } = given as { readonly lines: readonly KeptLine[]; readonly discountPercent: unknown }
    return { lines: lines.map(lineOf), discountPercent: Number(discountPercent) || 0 }
  },
  write: ({ lines, discountPercent }) => ({
    lines: lines.map(({ product, pieces, car }) => ({ product: productSummary.encode(product), pieces, car: car && namedCar.encode(car) })),
    discountPercent,
  }),
}

/** A member's ticket on this device: it survives another screen, a reload and another tab, until it is sold or cleared. */
export function useTicket() {
  return useKept(`admin-ticket-${useMember().id}`, keptTicket)
}
