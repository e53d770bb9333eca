import { randomUUID } from 'node:crypto'
import { signatureOf } from '@shop/payment-sandbox/run-agenda'
import { postForm } from '../multipart.ts'
import { newPhoto } from '../new-photo.ts'
import { shopperIn } from '../shoppers.ts'
import type { Answered, TestShop } from '../test-shop.ts'
import { purchasesIn, RETURN } from './purchases.ts'
import type { ExampleShop, WriteExamples } from './write-example.ts'

/** What customers do with purchases, orders and returns, and the payment provider’s events about them. */
export function purchaseWrites(given: ExampleShop): WriteExamples {
  const { shop, part } = given
  const { deliver, orderByTransfer, uploadVoucher, askForReturn } = purchasesIn(given)
  const start = async () => {
    const shopper = await shopperIn(shop)
    return { shopper, answer: await shopper.start({ lines: [{ ref: part.id, qty: 1 }], total: 500 }) }
  }
  const pay = async () => {
    const { shopper, answer } = await start()
    const { transaction_id, client_secret } = answer.body.data
    await shopper.payByCard(client_secret)
    return { shopper, transactionId: transaction_id }
  }
  return {
    'POST /intento': async () => (await start()).answer,
    'POST /ordenes': async () => {
      const { shopper, transactionId } = await pay()
      return shopper.order({ transaction_id: transactionId })
    },
    'POST /ordenes/cancelar': async () => {
      const { shopper, folio } = await orderByTransfer()
      return shop.ask('POST', '/api/ordenes/cancelar', { token: shopper.token, body: { folio } })
    },
    'POST /ordenes/upload-comprobante': async () => uploadVoucher(await orderByTransfer()),
    'POST /devoluciones/:folio': async () => {
      const { shopper, folio } = await deliver()
      return shop.ask('POST', `/api/devoluciones/${folio}`, { token: shopper.token, body: RETURN })
    },
    'POST /devoluciones/:folio/:id/fotos': async () => {
      const { shopper, folio, id } = await askForReturn()
      const photo = { field: 'foto', bytes: await newPhoto() }
      return postForm(shop, `/api/devoluciones/${folio}/${id}/fotos`, {}, photo, { token: shopper.token })
    },
    'POST /devoluciones/:folio/:id/retirar': async () => {
      const { shopper, folio, id } = await askForReturn()
      return shop.ask('POST', `/api/devoluciones/${folio}/${id}/retirar`, { token: shopper.token })
    },
    'POST /checkout/webhook': async () => sendPaymentEvent(shop, (await pay()).transactionId),
  }
}

/** A signed event, as the provider sends it. */
function sendPaymentEvent(shop: TestShop, intentId: string): Promise<Answered> {
  if (!shop.sandbox) throw new Error('Only the demo knows the key that events are signed with')
  const object = { id: intentId, object: 'payment_intent', metadata: {}, payment_intent: intentId }
  const created = Math.floor(Date.now() / 1_000)
  const type = 'payment_intent.succeeded'
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, created, livemode: false, data: { object } })
  const signature = signatureOf(payload, shop.sandbox.keys.webhookSecret, new Date())
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return shop.send({ method: 'POST', url: '/checkout/webhook', headers, payload, from: '127.0.0.1' })
}
