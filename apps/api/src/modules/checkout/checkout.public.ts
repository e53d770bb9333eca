export { releaseCheckout, releaseHold } from './release-checkout.ts'
