import { listCategories } from '@shop/contract/shop/catalogue'
import { listPaymentForms } from '@shop/contract/shop/payments'
import { getPolicies } from '@shop/contract/shop/policies'
import type { NamedShelf } from '@shop/domain/counted'
import { isLocale, type Locale } from '@shop/domain/locale'
import type { PaymentForm } from '@shop/domain/payment-form'
import { shopMarkOf } from '@shop/domain/shop-mark'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { paths } from '../paths.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { data } from '../router/loader.ts'
import { waysOfPaying } from './ways-of-paying.server.ts'

export async function loader({ params, context }: LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const call = context.api(params.lang)
  const asked = await Promise.all([call(getPolicies), call(listCategories), call(listPaymentForms)])
  const before = last.get(params.lang)
  if (before?.isDemo === context.isDemo && before.asked.every((answer, i) => answer === asked[i])) return before.data
  const answer = dataOf(asked, params.lang, context.isDemo)
  last.set(params.lang, { asked, isDemo: context.isDemo, data: answer })
  return answer
}

type Answers = readonly [PublicPolicies, readonly NamedShelf[], readonly PaymentForm[]]

/** The same answers are the same data, by which the server knows what it has drawn of them (`kept-frame.server.ts`). */
const last = new Map<Locale, { readonly asked: Answers; readonly isDemo: boolean; readonly data: ReturnType<typeof dataOf> }>()

function dataOf([policies, categories, forms]: Answers, locale: Locale, isDemo: boolean) {
  return {
    policies,
    categories: categories.map(({ name, slug }) => ({ name, slug })),
    paying: waysOfPaying(forms, locale),
    mark: shopMarkOf({ name: policies.identity.name, looks: policies.looks }, paths.picture),
    isDemo,
  }
}
