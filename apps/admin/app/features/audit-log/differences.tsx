import type { AuditField } from '@shop/domain/audit-fields'
import { type AuditEntry, type AuditValue, auditDifferences } from '@shop/domain/audit-log'
import { cents, formatMoney } from '@shop/domain/money'
import { STAFF_ROLES } from '@shop/domain/staff'
import { staffAuditLog as english } from '@shop/texts/en/staff/audit-log'
import { staffAuditLog as spanish } from '@shop/texts/es/staff/audit-log'
import type { ReactNode } from 'react'
import { deviceOf } from '../../kit/device-name.ts'
import { Moment } from '../../kit/moment.tsx'
import { useTexts, useTextsOf } from '../../language.tsx'

const MONEY: readonly AuditField[] = [
  'amount',
  'price',
  'cost',
  'listPrice',
  'freeOver',
  'standardCost',
  'carrierPrice',
  'carrierSurcharge',
]

/** What became of each fact. One that was not there before is only told, and one that is gone only struck out. */
export function Differences({ entry }: { readonly entry: AuditEntry }) {
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <dl className="space-y-1 wrap-anywhere">
      {auditDifferences(entry).map(({ field, before, after }) => (
        <div key={field}>
          <dt className="inline text-sm text-muted">{texts.fields[field]}: </dt>
          <dd className="inline">
            {isSaid(before) && (
              <>
                <span className="sr-only">{texts.from} </span>
                <del className="text-muted decoration-muted/60">
                  <Value field={field} value={before} />
                </del>
              </>
            )}
            {isSaid(before) && isSaid(after) && (
              <>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">. {texts.to} </span>
              </>
            )}
            {isSaid(after) && (
              <ins className="font-medium no-underline">
                <Value field={field} value={after} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An empty text is nothing to read: what came into its place is only told. */
function isSaid(value: AuditValue | undefined): value is AuditValue {
  return value !== undefined && value !== ''
}

function Value({ field, value }: { readonly field: AuditField; readonly value: AuditValue }): ReactNode {
  const texts = useTextsOf({ es: spanish, en: english })
  const { roles } = useTexts()
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return MONEY.includes(field) ? formatMoney(cents(value)) : value
  if (field === 'validUntil' || field === 'startsAt' || field === 'endsAt') return <Moment at={new Date(value)} />
  if (field === 'unit') return texts.units[value] ?? value
  if (field === 'method') return texts.methods[value] ?? value
  if (field === 'status') return texts.status[value] ?? value
  if (field === 'device') {
    const { browser, system } = deviceOf(value)
    return [browser, system].filter(Boolean).join(' · ') || value
  }
  const role = field === 'role' && STAFF_ROLES.find((one) => one === value)
  return role ? roles[role] : value
}
