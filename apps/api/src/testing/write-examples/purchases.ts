import { deliverOrder } from '../deliver-order.ts'
import { sendVoucher } from '../send-voucher.ts'
import { type Shopper, shopperIn } from '../shoppers.ts'
import type { Answered } from '../test-shop.ts'
import { type ExampleShop, newTrackingKey, type Part, unique } from './write-example.ts'

type Purchase = { readonly shopper: Shopper; readonly folio: string }

/** What examples buy, each by a customer of its own. */
export type Purchases = {
  readonly buyByCard: (part?: Part) => Promise<Purchase>
  /** Ordered and not paid. */
  readonly orderByTransfer: () => Promise<Purchase>
  readonly uploadVoucher: (purchase: Purchase) => Promise<Answered>
  /** Of an order that is paid with too little. */
  readonly openMoneyCase: () => Promise<string>
  readonly deliver: (part?: Part) => Promise<Purchase>
  readonly askForReturn: (part?: Part) => Promise<Purchase & { readonly id: string }>
  readonly approveReturn: (part?: Part) => Promise<string>
}

/** Of the part that came and does not fit. */
export const RETURN = {
  motivo: 'no_le_quedo',
  submotivo: 'otra_medida',
  auto: { armadora: 'Seat', modelo: 'Ibiza', anio: 2010 },
  piezas: [{ linea: 0, qty: 1 }],
}

export function purchasesIn({ shop, owner, part: usual }: ExampleShop): Purchases {
  const buyByCard: Purchases['buyByCard'] = async (part = usual) => {
    const shopper = await shopperIn(shop)
    const { body } = await shopper.buyByCard({ lines: [{ ref: part.id, qty: 1 }], total: 500 })
    return { shopper, folio: body.data.folio }
  }
  const orderByTransfer: Purchases['orderByTransfer'] = async () => {
    const shopper = await shopperIn(shop)
    const { body } = await shopper.start({ lines: [{ ref: usual.id, qty: 1 }], total: 500, method: 'transferencia' })
    return { shopper, folio: (await shopper.order({ transaction_id: body.data.transaction_id })).body.data.folio }
  }
  const deliver: Purchases['deliver'] = async (part) => {
    const purchase = await buyByCard(part)
    await deliverOrder(shop, purchase.folio)
    return purchase
  }
  const askForReturn: Purchases['askForReturn'] = async (part) => {
    const purchase = await deliver(part)
    const { body } = await shop.ask('POST', `/api/devoluciones/${purchase.folio}`, { token: purchase.shopper.token, body: RETURN })
    return { ...purchase, id: body.data.devoluciones[0]._id }
  }
  return {
    buyByCard,
    orderByTransfer,
    deliver,
    askForReturn,
    uploadVoucher: ({ shopper, folio }) => {
      const pdf = `%PDF-1.4\n% ${unique('voucher')}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`
      return sendVoucher(shop, shopper.token, { folio }, Buffer.from(pdf))
    },
    openMoneyCase: async () => {
      const { folio } = await orderByTransfer()
      await owner.post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: newTrackingKey(), monto: 100 })
      return (await owner.get(`/admin/dinero?folio=${folio}`)).body.data.docs[0]._id
    },
    approveReturn: async (part) => {
      const { id } = await askForReturn(part)
      await owner.post(`/admin/devoluciones/${id}/aprobar`, {})
      return id
    },
  }
}
