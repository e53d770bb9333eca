import { asleep } from '../../kit/asleep.tsx'

/** Fetched by the few who need it. */
export const NotFound = asleep(async () => (await import('./not-found.tsx')).NotFound)
