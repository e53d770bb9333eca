import type { Locale } from '@shop/domain/locale'
import { lazily } from '../browser/lazily.ts'

/** What the shop's pages ask of the API. Each kind arrives with the first call of it: the contract behind it would weigh on the page. */
export async function callAccount(locale: Locale) {
  return (await lazily(() => import('./account-calls.ts'))).accountCalls(locale)
}
export async function callCheckout(locale: Locale) {
  return (await lazily(() => import('./checkout-calls.ts'))).checkoutCalls(locale)
}
export async function callOrders(locale: Locale) {
  return (await lazily(() => import('./order-calls.ts'))).orderCalls(locale)
}
export async function callPurchase(locale: Locale) {
  return (await lazily(() => import('./purchase-calls.ts'))).purchaseCalls(locale)
}
export async function callReturns(locale: Locale) {
  return (await lazily(() => import('./return-calls.ts'))).returnCalls(locale)
}
export async function callSession(locale: Locale) {
  return (await lazily(() => import('./session-calls.ts'))).sessionCalls(locale)
}
export async function callSignIn(locale: Locale) {
  return (await lazily(() => import('./sign-in-calls.ts'))).signInCalls(locale)
}
