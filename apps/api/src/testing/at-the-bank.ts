import { BANK_STEPS, type BankStep } from '@shop/payment-sandbox/bank-steps'
import { runAgenda, signatureOf } from '@shop/payment-sandbox/run-agenda'
import { settleEvent } from '../modules/payments/settle-event.ts'
import type { EventSubject } from '../ports/payment-provider.ts'
import type { TestShop } from './test-shop.ts'

export type Bank = {
  /** What the bank does with a payment; the shop hears nothing of it yet. */
  readonly does: (intentId: string, ...steps: BankStep[]) => Promise<void>
  /** Every event that the provider has made since it was last asked. */
  readonly events: () => Promise<readonly Buffer[]>
  /** The shop hears of all of them, in this order. */
  readonly tell: (events: readonly Buffer[]) => Promise<void>
  /** The shop hears of something, under whatever name. */
  readonly mentions: (about: EventSubject) => Promise<void>
  /** Does it, and the shop hears of it. */
  readonly says: (intentId: string, ...steps: BankStep[]) => Promise<void>
}

/** The bank of a card's holder, in the sandbox. */
export function bankOf(shop: TestShop): Bank {
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
  let seen = '0'
  const events: Bank['events'] = async () => {
    // What a test card brings later happens now. Who carries events to the shop's door does not matter: they are read from where they are kept.
    const soon = new Date(Date.now() + 60_000)
    while ((await runAgenda({ sandbox, webhookSecret: keys.webhookSecret, deliver: async () => 200 }, soon)) > 0);
    const { rows } = await shop.pool.query<{ place: string; data: object }>(
      `select place, data from sandbox_objects where kind = 'event' and place > $1 order by place`,
      [seen],
    )
    seen = rows.at(-1)?.place ?? seen
    return rows.map(({ data }) => Buffer.from(JSON.stringify(data)))
  }
  const tell: Bank['tell'] = async (told) => {
    for (const event of told)
      await settleEvent(shop, shop.payments.readEvent(event, signatureOf(String(event), keys.webhookSecret, new Date())))
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
