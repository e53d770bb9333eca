import type { Db } from '@shop/api/database/connect'
import { type Audit, auditOrders } from '@shop/api/modules/orders/audit-orders'
import type { FileStore } from '@shop/api/ports/file-store'

const MOST_NAMED = 10

/** What `npm run audit` says of orders, stock and money; `more` was found elsewhere. Questions leave it sound. */
export async function reportOrders(
  db: Db,
  files: FileStore,
  more: Audit['findings'] = [],
): Promise<{ readonly isSound: boolean; readonly lines: readonly string[] }> {
  const { findings: inBooks, questions, standing } = await auditOrders({ db, files })
  const findings = [...inBooks, ...more]
  const figures = Object.entries(standing).map(([name, figure]) => `${figure.toLocaleString('en')} ${name}`)
  return {
    isSound: findings.every(({ broken }) => broken.length === 0),
    lines: [
      ...findings.flatMap(({ name, checked, broken }) => linesOf(name, checked, broken, { mark: '✗', are: 'broken' })),
      ...questions.flatMap(({ name, checked, asked }) => linesOf(name, checked, asked, { mark: '?', are: 'to ask about' })),
      figures.join(' · '),
    ],
  }
}

function linesOf(name: string, checked: number, named: readonly string[], { mark, are }: { readonly mark: string; readonly are: string }) {
  const isClear = named.length === 0
  return [
    `${isClear ? '✓' : mark} ${name} (${checked.toLocaleString('en')} checked)`,
    ...(isClear ? [] : [`  ${named.length} ${are}: ${named.slice(0, MOST_NAMED).join(', ')}`]),
  ]
}
