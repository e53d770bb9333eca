export { onlyRecord, paymentJobs, type SettlePayment } from './payments.jobs.ts'
