import type { Verified } from '@shop/contract/wire/people/account-answers'
import { buttonLook } from '@shop/ui/button-look'
import { useState } from 'react'
import { keepCustomer } from '../browser/customer.ts'
import { callSession } from '../calls/calls.ts'
import { useAccountTexts } from '../common/account/account-texts.ts'
import { useFollowedLink } from '../features/sign-in/use-followed-link.ts'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { useParams } from '../router/router-context.ts'
import { useLocale } from '../texts.ts'

/** A changed e-mail or phone, confirmed from its mail, above the account that it changes. */
export default function ConfirmChange() {
  const { id = '' } = useParams()
  const locale = useLocale()
  const { confirm } = useAccountTexts()
  const [outcome, setOutcome] = useState<Verified | 'expired' | 'invalid'>()
  useFollowedLink(id, locale, {
    onVerified: (what) => {
      setOutcome(what)
      // What the page shows of the customer has just changed.
      callSession(locale)
        .then((calls) => calls.me())
        .then(keepCustomer, console.warn)
    },
    onRefused: (isExpired) => setOutcome(isExpired ? 'expired' : 'invalid'),
  })
  const isRefused = outcome === 'expired' || outcome === 'invalid'
  return (
    <div
      role={isRefused ? 'alert' : 'status'}
      className={`rounded-2xl border p-5 ${isRefused ? 'border-bad bg-bad/5' : 'border-good/40 bg-good/10'}`}
    >
      <p className="text-lg font-semibold">
        {outcome === undefined ? confirm.checking : isRefused ? confirm[outcome] : confirm.states[outcome]}
      </p>
      {outcome && (
        <Link to={paths.account(locale)} replace className={`${buttonLook('plain')} mt-3`}>
          {confirm.close}
        </Link>
      )}
    </div>
  )
}
