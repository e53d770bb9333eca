import { listCategories } from '@shop/contract/shop/catalogue'
import { listPaymentForms } from '@shop/contract/shop/payments'
import { getPolicies } from '@shop/contract/shop/policies'
import { isLocale } from '@shop/domain/locale'
import { shopMarkOf } from '@shop/domain/shop-mark'
import type { ReactNode } from 'react'
import { data, isRouteErrorResponse, Outlet } from 'react-router'
import { NotFound } from '../common/shop/sleeping-not-found.ts'
import { asleep } from '../kit/asleep.tsx'
import { ShopFailure } from '../kit/shop-failure.tsx'
import { paths } from '../paths.ts'
import { apiContext, demoContext } from '../server-context.ts'
import { useTexts } from '../texts.ts'
import type { Route } from './+types/shop-layout.ts'
import { DemoMark } from './demo-mark.tsx'
import { Header } from './header.tsx'
import { waysOfPaying } from './ways-of-paying.server.ts'

const Footer = asleep(async () => (await import('./footer.tsx')).Footer)

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const call = context.get(apiContext)(params.lang)
  const [policies, categories, forms] = await Promise.all([call(getPolicies), call(listCategories), call(listPaymentForms)])
  return {
    policies,
    categories: categories.map(({ name, slug }) => ({ name, slug })),
    paying: waysOfPaying(forms, params.lang),
    mark: shopMarkOf({ name: policies.identity.name, looks: policies.looks }, paths.picture),
    isDemo: context.get(demoContext),
  }
}

export default function ShopLayout({ loaderData: { policies, categories, mark, isDemo } }: Route.ComponentProps) {
  return (
    <Frame
      header={<Header policies={policies} mark={mark} />}
      footer={<Footer policies={policies} categories={categories} />}
      mark={isDemo && <DemoMark />}
    >
      <Outlet context={policies} />
    </Frame>
  )
}

/** A page that fails keeps the shop around it, so that the visitor can go on from there. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const message = isMissing ? <NotFound categories={loaderData?.categories} /> : <ShopFailure />
  if (!loaderData) return <main className="mx-auto max-w-6xl px-4 py-12">{message}</main>
  return (
    <Frame
      header={<Header policies={loaderData.policies} mark={loaderData.mark} />}
      footer={<Footer policies={loaderData.policies} categories={loaderData.categories} />}
      mark={loaderData.isDemo && <DemoMark />}
    >
      {message}
    </Frame>
  )
}

type FrameProps = { readonly header: ReactNode; readonly footer: ReactNode; readonly mark: ReactNode; readonly children: ReactNode }

const Frame = ({ header, footer, mark, children }: FrameProps) => (
  <>
    <a href="#contenido" className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-2 focus:rounded focus:bg-white focus:p-3">
      {useTexts().layout.skipToContent}
    </a>
    {mark}
    {header}
    <main id="contenido" tabIndex={-1} className="mx-auto min-h-[60vh] w-full max-w-6xl px-4 py-6 outline-none">
      {children}
    </main>
    {footer}
  </>
)
