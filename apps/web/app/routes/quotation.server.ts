import { getPolicies } from '@shop/contract/shop/policies'
import { listMakeNames } from '@shop/contract/shop/vehicles'
import type { Locale } from '@shop/domain/locale'
import { quotationTexts } from '../features/quotation/quotation-texts.ts'
import { paths } from '../paths.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { headFor } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { localeOf } from '../texts.ts'

export async function loader({ params, request, context }: LoaderArgs) {
  const locale = localeOf(params.lang)
  const call = context.api(locale)
  const [makes, policies] = await Promise.all([call(listMakeNames), call(getPolicies)])
  const { title, description } = quotationTexts[locale]
  // Filled in it is one visitor's, not a page to be found.
  const address = new URL(request.url).search ? undefined : (one: Locale) => paths.quotation(one)
  const head = headFor({ request, locale, policies }, { title: pageTitle(title, policies.identity.name), description, address })
  return { makes, head }
}
