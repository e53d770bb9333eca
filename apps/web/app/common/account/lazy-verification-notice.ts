import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'

/** Most customers have verified their account and never see it. */
export const VerificationNotice = lazyHydrate(async () => (await import('./verification-notice.tsx')).VerificationNotice)
