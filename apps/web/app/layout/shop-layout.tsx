import { NotFound } from '../common/shop/lazy-not-found.ts'
import { lazyHydrate } from '../kit/lazy-hydrate.tsx'
import { ShopFailure } from '../kit/shop-failure.tsx'
import { Guarded } from '../router/guarded.tsx'
import type { PageProps } from '../router/loader.ts'
import { Outlet } from '../router/outlet.tsx'
import { useLocation, useProblem } from '../router/router-context.ts'
import { useTexts } from '../texts.ts'
import { DemoMark } from './demo-mark.tsx'
import { Header } from './header.tsx'
import type { loader } from './shop-layout.server.ts'

const Footer = lazyHydrate(async () => (await import('./footer.tsx')).Footer)

/** What surrounds every page. One that fails keeps it, so that the visitor can go on from there. */
export default function ShopLayout({ loaderData: { policies, categories, mark, isDemo } }: PageProps<typeof loader>) {
  const problem = useProblem()
  const { key } = useLocation()
  return (
    <>
      <a href="#contenido" className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-2 focus:rounded focus:bg-white focus:p-3">
        {useTexts().layout.skipToContent}
      </a>
      {isDemo && <DemoMark />}
      <Header policies={policies} mark={mark} />
      <main id="contenido" tabIndex={-1} className="mx-auto min-h-[60vh] w-full max-w-6xl px-4 py-6 outline-none">
        {problem?.status === 404 && <NotFound categories={categories} />}
        {problem && problem.status !== 404 && <ShopFailure />}
        {!problem && (
          <Guarded place={key} instead={<ShopFailure />}>
            <Outlet context={policies} />
          </Guarded>
        )}
      </main>
      <Footer policies={policies} categories={categories} />
    </>
  )
}
