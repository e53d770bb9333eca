import { cents, formatMoney } from '@shop/domain/money'
import { nextSteps } from './bank-steps.ts'
import type { SeenPayment } from './sandbox.ts'
import { escaped, type Page, page } from './sandbox-html.ts'
import type { KeptIntent, Payout } from './stripe-objects.ts'
import type { Switches } from './switches.ts'

/** The switchboard: what goes wrong with events, and what banks do with the latest payments. */
export function panelPage(context: Page, switches: Switches, payments: readonly SeenPayment[], payouts: readonly Payout[]): string {
  const { panel } = context.texts
  const control = (name: keyof Switches) => {
    const value = switches[name]
    const input =
      typeof value === 'boolean'
        ? `<input type="checkbox" name="${name}"${value ? ' checked' : ''}>`
        : `<input type="number" name="${name}" value="${value}" min="0">`
    return `<p><label>${input} ${escaped(panel[name])}</label></p>`
  }
  const body = `<main><h1>${escaped(panel.title)}</h1><p>${escaped(panel.intro)}</p>
<form id="switches" data-saved="${escaped(panel.saved)}">${(Object.keys(switches) as (keyof Switches)[]).map(control).join('')}
<button>${escaped(panel.save)}</button> <output></output></form>
<h2>${escaped(panel.payments)}</h2>${payments.length > 0 ? `<ul>${payments.map((one) => row(context, one)).join('')}</ul>` : `<p>${escaped(panel.none)}</p>`}
<h2>${escaped(panel.payouts)}</h2><p>${escaped(panel.payoutsNote)}</p>
<div class="buttons">${payoutButton(context, '', panel.payOut)}${payoutButton(context, '&falla=si', panel.payOutFailing)}</div>
${payouts.length > 0 ? `<ul>${payouts.map((one) => payoutRow(context, one)).join('')}</ul>` : `<p>${escaped(panel.noPayouts)}</p>`}</main>`
  return page(context, panel.title, body, 'panel.js')
}

function row(context: Page, seen: SeenPayment): string {
  const { kept, dispute, warning } = seen
  const { panel } = context.texts
  const { intent, voucher } = kept
  const facts = [
    formatMoney(cents(intent.amount)),
    stateText(context, kept),
    ...(warning ? [panel.warned] : []),
    ...(dispute ? [panel.disputes[dispute.status]] : []),
  ]
  const steps = nextSteps(seen).map(
    (name) =>
      `<form method="post" action="/sandbox/payments/${escaped(intent.id)}/${name}?lang=${context.locale}"><button>${escaped(panel.bankSteps[name])}</button></form>`,
  )
  return `<li id="${escaped(intent.id)}">${voucher ? `<a href="/sandbox/oxxo/${voucher.number}?lang=${context.locale}">OXXO ${voucher.number}</a>` : escaped(intent.id)}:
${escaped(facts.join(', '))}${steps.length > 0 ? `<div class="buttons">${steps.join('')}</div>` : ''}</li>`
}

function payoutButton({ locale }: Page, more: string, label: string): string {
  return `<form method="post" action="/sandbox/payouts?lang=${locale}${more}"><button>${escaped(label)}</button></form>`
}

function payoutRow({ texts: { panel } }: Page, { id, amount, status }: Payout): string {
  return `<li>${escaped(id)}: ${formatMoney(cents(amount))}, ${escaped(panel.payoutStates[status])}</li>`
}

/** A card that was declined has not expired. */
function stateText({ texts }: Page, { intent, method }: KeptIntent): string {
  return intent.status !== 'succeeded' && intent.status !== 'canceled' && method !== 'oxxo'
    ? texts.panel.unpaid
    : texts.voucher.states[intent.status]
}
