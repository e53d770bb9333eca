import { formatDay } from '@shop/domain/format-day'
import { type ListedQuotation, vehicleText } from '@shop/domain/quotation'
import { useEffect, useState } from 'react'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { readOwnQuotations } from '../../calls/own-quotation-calls.ts'
import { useAccountTexts } from '../../common/account/account-texts.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'
import { useMoreTexts } from './more-texts.ts'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2'

/** What was asked for, newest first, and what became of it. */
export function OwnQuotations() {
  const locale = useLocale()
  const { loading } = useAccountTexts()
  const { quotations: texts } = useMoreTexts()
  const [quotations, setQuotations] = useState<readonly ListedQuotation[]>()
  useEffect(() => {
    const load = () =>
      void readOwnQuotations(locale).then(setQuotations, (error: unknown) => {
        if (!isSessionOver(error)) notifyFailure(error, load)
      })
    load()
  }, [locale])
  if (!quotations) return <p className="text-muted">{loading}</p>
  if (quotations.length === 0)
    return (
      <>
        <p>{texts.none}</p>
        <Link to={paths.quotation(locale)} className={LINK}>
          {texts.ask}
        </Link>
      </>
    )
  return (
    <ul className="divide-y divide-line">
      {quotations.map((one) => (
        <QuotationRow key={one.number} quotation={one} />
      ))}
    </ul>
  )
}

function QuotationRow({ quotation }: { readonly quotation: ListedQuotation }) {
  const locale = useLocale()
  const { quotations: texts } = useMoreTexts()
  const { number, part, status, receivedAt, refusal, offer } = quotation
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{part}</p>
        <p className="text-sm">{vehicleText(quotation)}</p>
        <p className="text-sm text-muted">
          <span className="font-mono">{number}</span> · {texts.asked(formatDay(locale, receivedAt))}
        </p>
        {refusal && <p className="mt-1 text-sm">{refusal}</p>}
      </div>
      <div className="sm:text-right">
        <p className={`font-semibold ${status === 'answered' ? 'text-good' : ''}`}>{texts.states[status]}</p>
        {offer && <p className="text-sm text-muted">{(offer.isValid ? texts.valid : texts.over)(formatDay(locale, offer.validUntil))}</p>}
        {offer?.isValid &&
          (offer.token ? (
            <Link to={paths.offer(locale, offer.token)} aria-label={texts.seeOf(number)} className={LINK}>
              {texts.see}
            </Link>
          ) : (
            <p className="text-sm">{texts.inMail}</p>
          ))}
      </div>
    </li>
  )
}
