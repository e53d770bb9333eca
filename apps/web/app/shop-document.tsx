import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { LocaleContext } from '@shop/ui/locale'
import { use } from 'react'
import styles from './app.css?url'
import { NotFound } from './common/shop/lazy-not-found.ts'
import { hostsOnPage } from './hosts.ts'
import { FirstScript } from './kit/first-script.ts'
import { ShopFailure } from './kit/shop-failure.tsx'
import { Guarded } from './router/guarded.tsx'
import { HeadTags } from './router/head.tsx'
import { Outlet } from './router/outlet.tsx'
import { RouterContext } from './router/router-context.ts'
import type { Router, Shown } from './router/shown.ts'
import { localeOf } from './texts.ts'

/** The whole of what is drawn, here and there. */
export function ShopDocument({ router, shown }: { readonly router: Router; readonly shown: Shown }) {
  const locale = localeOf(shown.params.lang)
  const { mark, code = '', carriesStyles = false } = use(FirstScript) ?? {}
  return (
    <html lang={locale === 'es' ? 'es-MX' : 'en'} data-hosts={hostsOnPage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="manifest" href={`/manifest-${locale}.webmanifest`} />
        <script nonce={mark} suppressHydrationWarning>
          {code}
        </script>
        <HeadTags tags={headOf(shown)} />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* Where the page carries them, the file comes when there is time, for the pages after it: for no screen, so nothing waits. */}
        <link rel="stylesheet" href={styles} media={carriesStyles ? 'none' : undefined} suppressHydrationWarning />
      </head>
      <body>
        <div id="notices" />
        <RouterContext value={{ router, shown }}>
          <LocaleContext value={locale}>
            <Guarded place={shown.place.key} instead={<WithoutShop isMissing={false} />}>
              <Outlet />
            </Guarded>
            {shown.pieces.length === 0 && <WithoutShop isMissing={shown.problem?.status === 404} />}
          </LocaleContext>
        </RouterContext>
      </body>
    </html>
  )
}

/** Only what fails outside the shop's own layout ends here: an unknown language, or a layout that could not be filled. */
function WithoutShop({ isMissing }: { readonly isMissing: boolean }) {
  return <main className="mx-auto max-w-6xl px-4 py-12">{isMissing ? <NotFound /> : <ShopFailure />}</main>
}

/** By custom a loader puts the head of its page under this name. */
function headOf({ pieces, problem }: Shown) {
  return problem ? [] : ((pieces.at(-1)?.data as { readonly head?: Parameters<typeof HeadTags>[0]['tags'] } | undefined)?.head ?? [])
}
