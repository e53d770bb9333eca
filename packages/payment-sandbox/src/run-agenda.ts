import { createHmac } from 'node:crypto'
import { troubleCharge } from './dispute-charge.ts'
import { completeRefund, failRefund } from './refund-charge.ts'
import type { Sandbox } from './sandbox.ts'
import type { DueTask, Task } from './sandbox-store.ts'
import type { Till } from './sandbox-till.ts'
import { secondsOf } from './stripe-objects.ts'
import { expireVoucher, failVoucher, payVoucher } from './voucher-fate.ts'

/** Carries an event to the shop and answers the shop's status. */
type Deliver = (body: string, signature: string) => Promise<number>

type Options = { readonly sandbox: Sandbox; readonly webhookSecret: string; readonly deliver: Deliver }

const LEASE_MS = 30_000
const MOST_TRIES = 5
const AT_ONCE = 50

/** Does everything that is due, and says how much it was. */
export async function runAgenda({ sandbox, webhookSecret, deliver }: Options, at: Date = sandbox.now()): Promise<number> {
  const until = new Date(at.getTime() + LEASE_MS)
  const due = await sandbox.store.transaction((transaction) => transaction.takeDue(at, until, AT_ONCE))
  for (const one of due) {
    const { task } = one
    if (task.kind === 'deliver') await deliverEvent(sandbox, one, task.eventId, webhookSecret, deliver)
    else await happen(sandbox, one, task)
  }
  return due.length
}

export function signatureOf(body: string, secret: string, time: Date): string {
  const t = secondsOf(time)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/** Whatever the shop does not take is tried again when the lease ends, five times in all. */
async function deliverEvent(sandbox: Sandbox, due: DueTask, eventId: string, secret: string, deliver: Deliver): Promise<void> {
  const event = await sandbox.store.peek('event', eventId)
  const body = JSON.stringify(event)
  const status = event ? await deliver(body, signatureOf(body, secret, new Date())).catch(() => 0) : 200
  const isTaken = status >= 200 && status < 300
  if (isTaken || due.attempts >= MOST_TRIES) await sandbox.store.finish(due.id)
}

/** The work and its crossing out are one transaction. */
function happen(sandbox: Sandbox, due: DueTask, task: Exclude<Task, { kind: 'deliver' }>): Promise<void> {
  return sandbox.inTill(async (till, transaction) => {
    await perform(till, task)
    await transaction.finish(due.id)
  })
}

async function perform(till: Till, task: Exclude<Task, { kind: 'deliver' }>): Promise<void> {
  if ('intentId' in task) {
    const kept = await till.findIntent(task.intentId)
    if (kept) await VOUCHER_TASKS[task.kind](till, kept)
  } else if ('chargeId' in task) {
    const charge = await till.findCharge(task.chargeId)
    if (charge) await troubleCharge(till, charge, task.afterwards)
  } else {
    const refund = await till.findRefund(task.refundId)
    if (refund) await (task.kind === 'refund-succeeds' ? completeRefund : failRefund)(till, refund)
  }
}

const VOUCHER_TASKS = { 'pay-voucher': payVoucher, 'expire-voucher': expireVoucher, 'fail-voucher': failVoucher }
