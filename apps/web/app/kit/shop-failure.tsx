import { buttonLook } from '@shop/ui/button-look'
import { useEffect } from 'react'
import { useCameByLink, useLocation } from '../router/router-context.ts'
import { useTexts } from '../texts.ts'

/** Links to the very page, so that trying again works without scripts too. */
export function ShopFailure() {
  const { failure } = useTexts()
  const { pathname, search } = useLocation()
  const isOffline = globalThis.navigator?.onLine === false
  const { title, lead } = isOffline ? failure.offline : failure
  const isByLink = useCameByLink()
  // The worker may have kept the page as a whole. Whoever came by loading it whole has seen all there is.
  useEffect(() => {
    if (isOffline && isByLink && navigator.serviceWorker?.controller) location.reload()
  }, [isOffline, isByLink])
  return (
    <div role="alert" className="mx-auto max-w-xl py-10 text-center">
      <title>{title}</title>
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="mt-2 text-muted">{lead}</p>
      <a href={pathname + search} className={`${buttonLook('main')} mt-6`}>
        {failure.retry}
      </a>
    </div>
  )
}
