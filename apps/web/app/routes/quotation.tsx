import { listMakeNames } from '@shop/contract/vehicles'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useLocation, useOutletContext } from 'react-router'
import { useIsAwake } from '../browser/is-awake.ts'
import { AnswerAside } from '../features/quotation/answer-aside.tsx'
import { QuotationForm } from '../features/quotation/quotation-form.tsx'
import { quotationTexts, useQuotationTexts } from '../features/quotation/quotation-texts.ts'
import { Received } from '../features/quotation/received.tsx'
import { receivedIn } from '../features/quotation/received-state.ts'
import { apiContext } from '../server-context.ts'
import { localeOf } from '../texts.ts'
import type { Route } from './+types/quotation.ts'

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  makes: await context.get(apiContext)(localeOf(params.lang))(listMakeNames),
})

export const meta: Route.MetaFunction = ({ params, location }) => {
  const { title, description } = quotationTexts[localeOf(params.lang)]
  return [
    { title: `${title} | La Tuerca` },
    { name: 'description', content: description },
    // Filled in it is one visitor's, not a page to be found.
    ...(location.search ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function Quotation({ loaderData: { makes } }: Route.ComponentProps) {
  const texts = useQuotationTexts()
  const policies = useOutletContext<PublicPolicies>()
  const isAwake = useIsAwake()
  const { state, search } = useLocation()
  const received = isAwake ? receivedIn(state) : undefined
  if (received) return <Received {...received} />
  return (
    <>
      <h1 className="text-3xl font-bold tracking-tight">{texts.heading}</h1>
      <p className="mt-2 mb-5 text-lg text-muted">{texts.lead(policies.quotation.minutes)}</p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* Another part is another form. */}
        <QuotationForm key={search} makes={makes} />
        <AnswerAside policies={policies} />
      </div>
    </>
  )
}
