import { useLocation } from 'react-router'
import { useTexts } from '../texts.ts'

/** Links to the very page, so that trying again works without scripts too. */
export const ShopFailure = () => {
  const { failure } = useTexts()
  const { pathname, search } = useLocation()
  const { title, lead } = globalThis.navigator?.onLine === false ? failure.offline : failure
  return (
    <div role="alert" className="mx-auto max-w-xl py-10 text-center">
      <title>{title}</title>
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="mt-2 text-muted">{lead}</p>
      <a
        href={pathname + search}
        className="mt-6 inline-flex min-h-11 items-center rounded-lg bg-brand px-5 font-semibold text-white hover:bg-brand-dark"
      >
        {failure.retry}
      </a>
    </div>
  )
}
