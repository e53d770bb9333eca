import type { Locale } from '@shop/domain/locale'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { paths } from '../paths.ts'
import { textsIn } from '../texts.ts'
import { headFor, sharedPicture } from './head-for.server.ts'
import { pageTitle } from './page-title.ts'
import { storeData, websiteData } from './structured-data.ts'

/** Home stands for the shop as a whole. */
export function homeHead(request: Request, locale: Locale, policies: PublicPolicies) {
  const { home, layout } = textsIn(locale)
  const { origin } = new URL(request.url)
  const { name } = policies.identity
  return headFor(
    { request, locale, policies },
    {
      title: pageTitle(layout.slogan, name),
      description: home.lead,
      address: paths.home,
      facts: [
        storeData(origin, sharedPicture(origin, policies, undefined), policies),
        websiteData(origin, locale, name, paths.home(locale), paths.searchPage(locale)),
      ],
    },
  )
}
