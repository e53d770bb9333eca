import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { LocaleContext } from '@shop/ui/locale'
import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useParams } from 'react-router'
import type { Route } from './+types/root.ts'
import styles from './app.css?url'
import { NotFound } from './common/shop/sleeping-not-found.ts'
import { hostsOnPage } from './hosts.ts'
import { FirstScript } from './kit/first-script.ts'
import { ShopFailure } from './kit/shop-failure.tsx'
import { localeOf, useLocale } from './texts.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
]

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useParams().lang)
  const { mark, code = '' } = use(FirstScript) ?? {}
  return (
    <html lang={locale === 'es' ? 'es-MX' : 'en'} data-hosts={hostsOnPage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="manifest" href={`/manifest-${locale}.webmanifest`} />
        <script nonce={mark} suppressHydrationWarning>
          {code}
        </script>
        <Meta />
        <Links />
      </head>
      <body>
        <div id="notices" />
        {children}
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <LocaleContext value={useLocale()}>
      <Outlet />
    </LocaleContext>
  )
}

/** Only what fails outside the shop's own layout ends here: an unknown language, or a layout that could not be filled. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <main className="mx-auto max-w-6xl px-4 py-12">{isMissing ? <NotFound /> : <ShopFailure />}</main>
}
