import { listPaymentForms } from '@shop/contract/shop/payments'
import { getPolicies } from '@shop/contract/shop/policies'
import { listOwnSections } from '@shop/contract/shop/policy-texts'
import { dateInMexico } from '@shop/domain/business-days'
import type { OwnSection } from '@shop/domain/policy-text'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { policyPages as english } from '@shop/texts/en/policy-pages'
import { policyPages as spanish } from '@shop/texts/es/policy-pages'
import type { PolicySection } from '@shop/texts/policy-document'
import { blocksFromText, filled, filledBlock, type Weekdays } from '@shop/texts/policy-text'
import { paths } from './paths.ts'
import type { LoaderArgs } from './router/loader.ts'
import { headFor } from './search-engines/head-for.server.ts'
import { pageTitle } from './search-engines/page-title.ts'
import { localeOf, textsIn } from './texts.ts'

/** A policy in the page's language, with the promises the shop makes today. */
export async function policyDocument(name: keyof typeof spanish, { params, request, context }: LoaderArgs) {
  const locale = localeOf(params.lang)
  const call = context.api(locale)
  const [policies, forms, own] = await Promise.all([
    call(getPolicies),
    call(listPaymentForms),
    call(listOwnSections, { params: { page: name } }),
  ])
  const methods = forms.map(({ method }) => method)
  const document = (locale === 'en' ? english : spanish)[name](policies, methods)
  const sections = document.sections.map((section) => inOwnWords(section, own, policies, textsIn(locale).layout.weekdays))
  const updated = [document.updated, ...own.map(({ updatedAt }) => dateInMexico(updatedAt))].toSorted().at(-1) ?? document.updated
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en' : 'es-MX', { dateStyle: 'long', timeZone: 'UTC' })
  const head = headFor(
    { request, locale, policies },
    { title: pageTitle(document.title, policies.identity.name), description: document.lead, address: paths[name] },
  )
  return { ...document, sections, updated, updatedText: day.format(new Date(updated)), head }
}

/** What the shop has written itself takes the place of the words a section came with. */
function inOwnWords(section: PolicySection, own: readonly OwnSection[], policies: PublicPolicies, weekdays: Weekdays): PolicySection {
  const written = own.find((one) => one.section === section.id)?.own
  if (!written) return section
  const blocks = blocksFromText(written.body).map((block) => filledBlock(block, policies, weekdays))
  return { id: section.id, title: filled(written.title, policies, weekdays), blocks }
}
