import type { Locale } from '@shop/domain/locale'
import { lazily } from '../browser/lazily.ts'

/** What the shop's pages ask of the API. Each kind arrives with the first call of it: the contract behind it would weigh on the page. */
export const callAccount = async (locale: Locale) => (await lazily(() => import('./account-calls.ts'))).accountCalls(locale)
export const callCheckout = async (locale: Locale) => (await lazily(() => import('./checkout-calls.ts'))).checkoutCalls(locale)
export const callOrders = async (locale: Locale) => (await lazily(() => import('./order-calls.ts'))).orderCalls(locale)
export const callPurchase = async (locale: Locale) => (await lazily(() => import('./purchase-calls.ts'))).purchaseCalls(locale)
export const callReturns = async (locale: Locale) => (await lazily(() => import('./return-calls.ts'))).returnCalls(locale)
export const callSession = async (locale: Locale) => (await lazily(() => import('./session-calls.ts'))).sessionCalls(locale)
export const callSignIn = async (locale: Locale) => (await lazily(() => import('./sign-in-calls.ts'))).signInCalls(locale)
