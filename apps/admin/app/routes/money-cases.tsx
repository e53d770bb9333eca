import { listMoneyCases } from '@shop/contract/staff/money-cases'
import { caseKind, caseView } from '@shop/contract/wire/orders/money-case'
import { pageCount } from '@shop/domain/listing'
import { CASE_VIEWS, type CaseView, MONEY_CASE_KINDS } from '@shop/domain/money-case'
import { Pager } from '@shop/ui/pager'
import { Link, useSearchParams } from 'react-router'
import { CaseCard } from '../features/money-cases/case-card.tsx'
import { KindFilter } from '../features/money-cases/kind-filter.tsx'
import { useMoneyCaseTexts } from '../features/money-cases/money-case-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts } from '../language.tsx'

const AGAIN_MS = 30_000
const PAGE_SIZE = 20

/** Everything about money that waits for somebody. */
export function MoneyCases() {
  const texts = useMoneyCaseTexts()
  const { screens: names, pages } = useTexts()
  const [parameters] = useSearchParams()
  const view = CASE_VIEWS.find((one) => caseView.encode(one) === parameters.get('ver')) ?? 'open'
  const kind = MONEY_CASE_KINDS.find((one) => caseKind.encode(one) === parameters.get('tipo'))
  const folio = parameters.get('folio') ?? undefined
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const cases = useCall(listMoneyCases, { query: { page, limit: PAGE_SIZE, view, kind, folio } })
  useEvery(AGAIN_MS, cases.reload)
  /** The same address with another word in it, from the first page on. */
  const addressWith = (name: string, value: string) =>
    `?${new URLSearchParams([...[...parameters].filter(([one]) => one !== name && one !== 'page'), [name, value]])}`
  return (
    <Screen title={names.moneyCases} lead={texts.lead}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ViewLinks
          label={texts.views}
          views={CASE_VIEWS.map((one: CaseView) => ({
            to: addressWith('ver', caseView.encode(one)),
            text: texts.view[one],
            isShown: one === view,
          }))}
        />
        <KindFilter />
      </div>
      <Loaded of={cases}>
        {(found) =>
          found.items.length === 0 ? (
            <p className="rounded-2xl bg-white p-6 text-muted shadow-card ring-1 ring-line">{texts.none}</p>
          ) : (
            <>
              <ul className="space-y-4">
                {found.items.map((one) => (
                  <CaseCard key={one.id} of={one} onChange={cases.reload} />
                ))}
              </ul>
              <Pager
                page={found.page}
                pages={pageCount(found)}
                labels={pages}
                renderLink={(number, className, label, children) => (
                  <Link to={addressWith('page', `${number}`)} className={className} aria-label={label}>
                    {children}
                  </Link>
                )}
              />
            </>
          )
        }
      </Loaded>
    </Screen>
  )
}
