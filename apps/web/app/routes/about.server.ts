import { getPolicies } from '@shop/contract/shop/policies'
import { paths } from '../paths.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { headFor, sharedPicture } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { storeData } from '../search-engines/structured-data.ts'
import { localeOf, textsIn } from '../texts.ts'

export async function loader({ params, request, context }: LoaderArgs) {
  const locale = localeOf(params.lang)
  const { about } = textsIn(locale)
  const policies = await context.api(locale)(getPolicies)
  const { origin } = new URL(request.url)
  const head = headFor(
    { request, locale, policies },
    {
      title: pageTitle(about.title, policies.identity.name),
      description: about.lead,
      address: paths.about,
      facts: [storeData(origin, sharedPicture(origin, policies, undefined), policies)],
    },
  )
  return { tilesUrl: context.mapTilesUrl, head }
}
