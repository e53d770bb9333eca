import { CallFailed } from '@shop/contract/client'
import { getPolicies } from '@shop/contract/shop/policies'
import { getProductPage } from '@shop/contract/shop/product'
import { onCard } from '../common/part/on-card.ts'
import { missingPart } from '../features/part/missing-part.server.ts'
import { promisesOf } from '../features/part/part-promises.server.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { data } from '../router/loader.ts'
import { partHead } from '../search-engines/part-head.server.ts'
import { localeOf } from '../texts.ts'

export async function loader({ params, request, context }: LoaderArgs) {
  const ref = new URL(request.url).searchParams.get('ref')?.trim() ?? ''
  const locale = localeOf(params.lang)
  const call = context.api(locale)
  const [page, policies] = await Promise.all([
    ref
      ? call(getProductPage, { query: { ref } }).catch((error: unknown) => {
          if (error instanceof CallFailed && error.status < 500) return undefined
          throw error
        })
      : undefined,
    call(getPolicies),
  ])
  if (!page) return data({ missing: await missingPart(call, ref) }, { status: 404 })
  const { product, related, equivalents, tier, warrantyMonths, job } = page
  const promises = promisesOf(locale, product, policies)
  return {
    part: { ...product, tier, warrantyMonths },
    related: related.map(onCard),
    equivalents,
    job,
    promises,
    ...partHead(request, locale, policies, page),
  }
}
