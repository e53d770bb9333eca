import { getPolicies } from '@shop/contract/shop/policies'
import { listMakeNames } from '@shop/contract/shop/vehicles'
import type { Locale } from '@shop/domain/locale'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useLocation, useOutletContext } from 'react-router'
import { useIsAwake } from '../browser/is-awake.ts'
import { AnswerAside } from '../features/quotation/answer-aside.tsx'
import { QuotationForm } from '../features/quotation/quotation-form.tsx'
import { quotationTexts, useQuotationTexts } from '../features/quotation/quotation-texts.ts'
import { Received } from '../features/quotation/received.tsx'
import { receivedIn } from '../features/quotation/received-state.ts'
import { paths } from '../paths.ts'
import { headFor } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { apiContext } from '../server-context.ts'
import { localeOf } from '../texts.ts'
import type { Route } from './+types/quotation.ts'

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const locale = localeOf(params.lang)
  const call = context.get(apiContext)(locale)
  const [makes, policies] = await Promise.all([call(listMakeNames), call(getPolicies)])
  const { title, description } = quotationTexts[locale]
  // Filled in it is one visitor's, not a page to be found.
  const address = new URL(request.url).search ? undefined : (one: Locale) => paths.quotation(one)
  const head = headFor({ request, locale, policies }, { title: pageTitle(title, policies.identity.name), description, address })
  return { makes, head }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

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
