export { deliverMessage, type KeyedMessage } from './deliver-message.ts'
export { type MailContent, type MailNote, renderMail } from './mail-layout.ts'
export { queueMail, queueSms } from './queue-mail.ts'
export { deleteOldSentMessages } from './sent-messages.queries.ts'
