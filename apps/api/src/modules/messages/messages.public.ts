export { queueMail, queueSms } from './queue-mail.ts'
export { deleteOldSentMessages } from './sent-messages.queries.ts'
