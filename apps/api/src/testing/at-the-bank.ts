import { BANK_STEPS, type BankStep } from '@shop/payment-sandbox/bank-steps'
import { runAgenda } from '@shop/payment-sandbox/run-agenda'
import { settleEvent } from '../modules/payments/settle-event.ts'
import type { EventSubject } from '../ports/payment-provider.ts'
import type { TestShop } from './test-shop.ts'

export type Bank = {
  /** What the bank does with a payment; the shop hears nothing of it yet. */
  readonly does: (intentId: string, ...steps: BankStep[]) => Promise<void>
  /** Every event that the provider has made since it was last asked, and tells nobody by itself. */
  readonly events: () => Promise<readonly Buffer[]>
  /** The shop hears of all of them, in this order. */
  readonly tell: (events: readonly Buffer[]) => Promise<void>
  /** The shop hears of something, under whatever name. */
  readonly mentions: (about: EventSubject) => Promise<void>
  /** Does it, and the shop hears of it. */
  readonly says: (intentId: string, ...steps: BankStep[]) => Promise<void>
}

/** The bank of a card's holder, in the sandbox. */
export const bankOf = (shop: TestShop): Bank => {
  const open = shop.sandbox
  if (!open) throw new Error('The demo has no sandbox')
  const { sandbox, keys } = open
  const does: Bank['does'] = async (intentId, ...steps) => {
    for (const step of steps)
      await sandbox.inTill(async (till) => {
        const charge = await till.findCharge((await till.findIntent(intentId))?.intent.latest_charge ?? '')
        if (!charge) throw new Error(`${intentId} was not paid`)
        await BANK_STEPS[step](till, charge)
      })
  }
  const signatures = new Map<Buffer, string>()
  const events: Bank['events'] = async () => {
    const heard: Buffer[] = []
    const deliver = async (body: string, signature: string) => {
      const event = Buffer.from(body)
      signatures.set(event, signature)
      heard.push(event)
      return 200
    }
    const soon = new Date(Date.now() + 60_000)
    while ((await runAgenda({ sandbox, webhookSecret: keys.webhookSecret, deliver }, soon)) > 0);
    return heard
  }
  const tell: Bank['tell'] = async (told) => {
    for (const event of told) await settleEvent(shop, shop.payments.readEvent(event, signatures.get(event)))
  }
  return {
    does,
    events,
    tell,
    mentions: (about) => settleEvent(shop, { id: 'evt_1', type: 'any', isLive: false, createdAt: new Date(), about }),
    says: async (intentId, ...steps) => {
      for (const step of steps) {
        await does(intentId, step)
        await tell(await events())
      }
    },
  }
}
