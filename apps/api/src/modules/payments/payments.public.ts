export { offeredForms } from './offered-forms.ts'
export { paymentJobs, type SettlePayment } from './payments.jobs.ts'
export { PaymentNotConnected } from './payments.problems.ts'
