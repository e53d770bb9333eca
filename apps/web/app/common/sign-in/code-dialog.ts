import { asleep } from '../../kit/asleep.tsx'

/** Asks for the code of a message. Few need it, and its script comes only to them. */
export const CodeDialog = asleep(async () => (await import('./sms-dialog.tsx')).SmsDialog)
