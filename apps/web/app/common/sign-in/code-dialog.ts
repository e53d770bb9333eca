import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'

/** Asks for the code of a message. Few need it, and its script comes only to them. */
export const CodeDialog = lazyHydrate(async () => (await import('./sms-dialog.tsx')).SmsDialog)
