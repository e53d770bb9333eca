export { announceArrival } from './announce-arrival.ts'
