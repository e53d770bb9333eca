import { DEMO_CUSTOMER, DEMO_STAFF } from '@shop/domain/demo-accounts'
import type { Settings } from '@shop/settings/settings'
import { DEMO_PASSWORD } from './demo/accounts.queries.ts'

/** What whoever started the shop wants to know next. */
export function greeting({ mode, serves, stripe, adminHost }: Settings, address: string, firstOwnerLink?: string) {
  return (seconds: string): string => {
    if (!serves.has('web') && !serves.has('api')) return `Ready after ${seconds} s.\n\n  Worker         ${address}/health\n`
    const lines = [`Ready after ${seconds} s.`, '', `  Shop           ${address}`]
    if (serves.has('web')) lines.push(`  Back office    ${adminHost ? `on ${adminHost}` : `${address}/admin`}`)
    if (serves.has('api')) lines.push(`  API reference  ${address}/api/docs`)
    if (mode === 'demo') {
      lines.push(
        `  Mailbox        ${address}/buzon   (e-mails and SMS that would have been sent)`,
        ...(stripe ? [] : [`  Test payments  ${address}/sandbox/   (vouchers, and switches for what can go wrong)`]),
        '',
        `  Customer       ${DEMO_CUSTOMER}   ${DEMO_PASSWORD}`,
        `  Staff          ${DEMO_STAFF}     ${DEMO_PASSWORD}`,
      )
    } else if (!stripe && serves.has('api'))
      lines.push('', '  Card and OXXO are not offered: no STRIPE_… is set. Customers pay by transfer.')
    if (firstOwnerLink)
      lines.push('', '  Nobody works here yet. Whoever opens this link becomes the owner (once, within 72 hours):', `  ${firstOwnerLink}`)
    return [...lines, '', '  Ctrl-C stops everything.', ''].join('\n')
  }
}
