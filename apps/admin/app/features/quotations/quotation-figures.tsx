import { getQuotationFigures } from '@shop/contract/staff/quotations'
import { shareInTime } from '@shop/domain/quotation'
import { staffQuotations as english } from '@shop/texts/en/staff/quotations'
import { staffQuotations as spanish } from '@shop/texts/es/staff/quotations'
import { Card } from '@shop/ui/card'
import { useCall } from '../../kit/calls/use-call.ts'
import { useEvery } from '../../kit/calls/use-every.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useTextsOf } from '../../language.tsx'

const AGAIN_MS = 20_000

export function QuotationFigures() {
  const { figures: texts } = useTextsOf({ es: spanish, en: english })
  const called = useCall(getQuotationFigures, {})
  useEvery(AGAIN_MS, called.reload)
  return (
    <Card title={texts.title}>
      <Loaded of={called}>
        {(figures) => {
          const share = shareInTime(figures)
          return (
            <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              <Figure term={texts.waiting} value={String(figures.waiting)} />
              <Figure term={texts.late} value={String(figures.late)} look={figures.late > 0 ? 'text-bad' : ''} />
              <Figure
                term={texts.inTime}
                value={share === undefined ? '—' : `${Math.round(share * 100)} %`}
                note={share === undefined ? texts.none : texts.of(figures.answeredInTime, figures.answered)}
              />
            </dl>
          )
        }}
      </Loaded>
    </Card>
  )
}

type FigureProps = { readonly term: string; readonly value: string; readonly note?: string; readonly look?: string }

function Figure({ term, value, note, look = '' }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className={`text-3xl font-bold tabular-nums ${look}`}>
        {value} {note && <span className="text-base font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}
