import { showPayout } from '@shop/contract/staff/reconciliation'
import { type Cents, cents, formatMoney } from '@shop/domain/money'
import type { PaidOut } from '@shop/domain/reconciliation'
import { Table } from '@shop/ui/table'
import { Link } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { screens } from '../../screens.ts'
import { useReconciliationTexts, useShortDay } from './reconciliation-texts.ts'

const SUM = 'sum'

/** Its parts by kind, with their sum, and each movement with the order it came from. */
export function PayoutParts({ payout: { id, parts } }: { readonly payout: PaidOut }) {
  const { payouts: texts } = useReconciliationTexts()
  const shortDay = useShortDay()
  const movements = useCall(showPayout, { params: { id } })
  if (parts.length === 0) return <p className="mt-2 text-muted">{texts.notItemised}</p>
  const named = (category: string) => texts.categories[category] ?? category
  const summed = (of: 'amount' | 'fee' | 'net') => cents(parts.reduce((all, part) => all + part[of], 0))
  const sum = { category: SUM, count: 0, amount: summed('amount'), fee: summed('fee'), net: summed('net') }
  return (
    <div className="mt-3 space-y-5 rounded-xl bg-ground p-4">
      <Table
        caption={texts.show}
        rows={[...parts, sum]}
        keyOf={({ category }) => category}
        columns={[
          {
            name: 'part',
            title: texts.part,
            cell: ({ category, count }) =>
              category === SUM ? <strong>{texts.sum}</strong> : `${named(category)} (${count.toLocaleString()})`,
          },
          { name: 'amount', title: texts.amount, isSecondary: true, cell: ({ amount }) => <Figure of={amount} /> },
          { name: 'fee', title: texts.fee, isSecondary: true, cell: ({ fee }) => <Figure of={fee} /> },
          { name: 'net', title: texts.net, cell: ({ category, net }) => <Figure of={net} isSum={category === SUM} /> },
        ]}
      />
      <div>
        <h3 className="font-semibold">{texts.movements}</h3>
        <Loaded of={movements}>
          {(list) => (
            <Table
              caption={texts.movements}
              rows={list}
              keyOf={(one) => one.id}
              columns={[
                {
                  name: 'order',
                  title: texts.order,
                  cell: ({ folio, category }) => (
                    <>
                      {folio && (
                        <Link
                          to={`${screens.orders.path}/${folio}`}
                          className="inline-block min-h-6 font-mono text-brand underline underline-offset-2"
                        >
                          {folio}
                        </Link>
                      )}
                      <span className="block text-sm text-muted">{texts.kinds[category] ?? category}</span>
                    </>
                  ),
                },
                { name: 'day', title: texts.day, isSecondary: true, cell: ({ day }) => shortDay(day) },
                { name: 'amount', title: texts.amount, isSecondary: true, cell: ({ amount }) => <Figure of={amount} /> },
                { name: 'fee', title: texts.fee, isSecondary: true, cell: ({ fee }) => <Figure of={fee} /> },
                { name: 'net', title: texts.net, cell: ({ net }) => <Figure of={net} /> },
              ]}
            />
          )}
        </Loaded>
      </div>
    </div>
  )
}

function Figure({ of, isSum = false }: { readonly of: Cents; readonly isSum?: boolean }) {
  return <span className={`tabular-nums ${isSum ? 'font-bold' : ''}`}>{formatMoney(of)}</span>
}
