import type { Db } from '@shop/api/database/connect'
import { type Audit, auditOrders } from '@shop/api/modules/orders/audit-orders'
import type { FileStore } from '@shop/api/ports/file-store'

const MOST_NAMED = 10

/** What `npm run audit` says of orders, stock and money; `more` was found elsewhere. */
export const reportOrders = async (
  db: Db,
  files: FileStore,
  more: Audit['findings'] = [],
): Promise<{ readonly isSound: boolean; readonly lines: readonly string[] }> => {
  const { findings: inBooks, standing } = await auditOrders({ db, files })
  const findings = [...inBooks, ...more]
  const figures = Object.entries(standing).map(([name, figure]) => `${figure.toLocaleString('en')} ${name}`)
  return {
    isSound: findings.every(({ broken }) => broken.length === 0),
    lines: [
      ...findings.flatMap(({ name, checked, broken }) => [
        `${broken.length === 0 ? '✓' : '✗'} ${name} (${checked.toLocaleString('en')} checked)`,
        ...(broken.length > 0 ? [`  ${broken.length} broken: ${broken.slice(0, MOST_NAMED).join(', ')}`] : []),
      ]),
      figures.join(' · '),
    ],
  }
}
