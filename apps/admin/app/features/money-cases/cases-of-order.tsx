import { listMoneyCases } from '@shop/contract/staff/money-cases'
import { Link } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { screens } from '../../screens.ts'
import { useMoneyCaseTexts } from './money-case-texts.ts'

const MOST = 10

/** Nothing where an order's money is in order, which is most of them. For those who look after money. */
export function CasesOfOrder({ folio }: { readonly folio: string }) {
  const texts = useMoneyCaseTexts()
  const { data } = useCall(listMoneyCases, { query: { page: 1, limit: MOST, view: 'open', kind: undefined, folio } })
  if (!data || data.items.length === 0) return null
  return (
    <ul className="space-y-2">
      {data.items.map(({ id, kind }) => (
        <li key={id} className="rounded-lg border-l-4 border-accent bg-white p-3">
          <Link
            to={`${screens.moneyCases.path}?folio=${folio}`}
            className="inline-flex min-h-6 items-center font-medium text-brand underline underline-offset-2"
          >
            {texts.kinds[kind]}
          </Link>
          <span className="block text-sm">{texts.about[kind]}</span>
        </li>
      ))}
    </ul>
  )
}
