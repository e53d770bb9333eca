import { getPolicies } from '@shop/contract/policies'
import { policyPages as english } from '@shop/texts/en/policy-pages'
import { policyPages as spanish } from '@shop/texts/es/policy-pages'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from './server-context.ts'
import { localeOf } from './texts.ts'

type Asked = { readonly params: { readonly lang?: string }; readonly context: Readonly<RouterContextProvider> }

/** A policy in the page's language, with the promises the shop makes today. */
export const policyDocument = async (name: keyof typeof spanish, { params, context }: Asked) => {
  const locale = localeOf(params.lang)
  const policies = await context.get(apiContext)(locale)(getPolicies)
  const document = (locale === 'en' ? english : spanish)[name](policies)
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en' : 'es-MX', { dateStyle: 'long', timeZone: 'UTC' })
  return { ...document, updatedText: day.format(new Date(document.updated)), shopName: policies.identity.name }
}
