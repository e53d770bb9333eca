import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useIsAwake } from '../browser/is-awake.ts'
import { AnswerAside } from '../features/quotation/answer-aside.tsx'
import { QuotationForm } from '../features/quotation/quotation-form.tsx'
import { useQuotationTexts } from '../features/quotation/quotation-texts.ts'
import { Received } from '../features/quotation/received.tsx'
import { receivedIn } from '../features/quotation/received-state.ts'
import type { PageProps } from '../router/loader.ts'
import { useOutletContext } from '../router/outlet.tsx'
import { useLocation } from '../router/router-context.ts'
import type { loader } from './quotation.server.ts'

export default function Quotation({ loaderData: { makes } }: PageProps<typeof loader>) {
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
