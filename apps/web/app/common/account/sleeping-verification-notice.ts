import { asleep } from '../../kit/asleep.tsx'

/** Most customers have verified their account and never see it. */
export const VerificationNotice = asleep(async () => (await import('./verification-notice.tsx')).VerificationNotice)
