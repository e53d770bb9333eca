export { paymentJobs, type SettlePayment } from './payments.jobs.ts'
export { PaymentNotConnected } from './payments.problems.ts'
