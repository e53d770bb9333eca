import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'

/** Fetched by the few who need it. */
export const NotFound = lazyHydrate(async () => (await import('./not-found.tsx')).NotFound)
