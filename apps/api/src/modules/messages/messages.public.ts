export { type MailContent, renderMail } from './mail-layout.ts'
export { deleteOldSentMessages } from './sent-messages.queries.ts'
