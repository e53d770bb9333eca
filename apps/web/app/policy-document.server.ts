import { getPolicies } from '@shop/contract/policies'
import { policyPages as english } from '@shop/texts/en/policy-pages'
import { policyPages as spanish } from '@shop/texts/es/policy-pages'
import type { RouterContextProvider } from 'react-router'
import { paths } from './paths.ts'
import { headFor } from './search-engines/head-for.server.ts'
import { pageTitle } from './search-engines/page-title.ts'
import { apiContext } from './server-context.ts'
import { localeOf } from './texts.ts'

type Asked = { readonly params: { readonly lang?: string }; readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** A policy in the page's language, with the promises the shop makes today. */
export const policyDocument = async (name: keyof typeof spanish, { params, request, context }: Asked) => {
  const locale = localeOf(params.lang)
  const policies = await context.get(apiContext)(locale)(getPolicies)
  const document = (locale === 'en' ? english : spanish)[name](policies)
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en' : 'es-MX', { dateStyle: 'long', timeZone: 'UTC' })
  const head = headFor(
    { request, locale, policies },
    { title: pageTitle(document.title, policies.identity.name), description: document.lead, address: paths[name] },
  )
  return { ...document, updatedText: day.format(new Date(document.updated)), head }
}
