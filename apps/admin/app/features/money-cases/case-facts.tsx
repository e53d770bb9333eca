import { formatMoney } from '@shop/domain/money'
import type { MoneyCase } from '@shop/domain/money-case'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { screens } from '../../screens.ts'
import { factName, factValue } from './fact-words.ts'
import { useMoneyCaseTexts, useMoneyFactTexts } from './money-case-texts.ts'

type Fact = readonly [term: string, value: ReactNode]

/** What was expected, what was seen, and the numbers that somebody needs to look it up. */
export function CaseFacts({ of: { folio, customer, expected, seen, differences, refund, facts } }: { readonly of: MoneyCase }) {
  const texts = useMoneyCaseTexts()
  const words = useMoneyFactTexts()
  const { customer: customerTitle, refundCases, refundStatus } = useOrderTexts()
  const known: Fact[] = [
    [texts.order, folio ? <OrderLink key="order" folio={folio} /> : texts.noOrder],
    ...(customer ? [[customerTitle, customer] as const] : []),
    ...(expected === undefined ? [] : [[texts.expected, formatMoney(expected)] as const]),
    ...(seen === undefined ? [] : [[texts.seen, formatMoney(seen)] as const]),
    ...(differences.length > 0 ? [[texts.differences, differences.map((one) => texts.differs[one]).join(', ')] as const] : []),
    ...(refund ? [[texts.refund, `${refundCases[refund.way]} · ${refundStatus[refund.status]}`] as const] : []),
    ...facts.map((fact) => [factName(words, fact), factValue(words, fact) ?? <Code key={fact.name} text={fact.value} />] as const),
  ]
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
      {known.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Code({ text }: { readonly text: string }) {
  return <span className="font-mono text-sm break-all">{text}</span>
}

function OrderLink({ folio }: { readonly folio: string }) {
  return (
    <Link to={`${screens.orders.path}/${folio}`} className="inline-block min-h-6 font-mono text-brand underline underline-offset-2">
      {folio}
    </Link>
  )
}
