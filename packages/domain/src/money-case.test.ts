import { expect, test } from 'vitest'
import { actionsOf, type CaseFacts, MONEY_CASE_KINDS } from './money-case.ts'

const facts: CaseFacts = {
  isOurMoney: true,
  isOrderUnpaid: true,
  isPaymentOpen: true,
  isOwed: true,
  isTakenByBank: false,
  isBankDeciding: false,
  refund: undefined,
}
function refund(status: 'open' | 'pending' | 'succeeded' | 'failed', code?: string) {
  return { status, way: 'provider' as const, code }
}

test('money pays an order only in pesos, in our mode, and when nothing else paid it', () => {
  expect(actionsOf('payment-differs', facts)).toEqual(['accept', 'give-back', 'leave'])
  expect(actionsOf('payment-differs', { ...facts, isOurMoney: false })).toEqual(['give-back', 'leave'])
  expect(actionsOf('payment-differs', { ...facts, isOrderUnpaid: false })).toEqual(['give-back', 'leave'])
})

test('another way back is offered only when the first one did not give the money', () => {
  expect(actionsOf('refund-stuck', { ...facts, refund: refund('failed') })).toEqual(['retry', 'by-spei', 'in-cash'])
  expect(actionsOf('refund-stuck', { ...facts, refund: refund('open', 'balance_insufficient') })).toEqual(['retry', 'by-spei', 'in-cash'])
  // Its answer got lost: it may have been made.
  expect(actionsOf('refund-stuck', { ...facts, refund: refund('open') })).toEqual(['retry'])
  expect(actionsOf('refund-stuck', { ...facts, refund: refund('pending', 'insufficient_funds') })).toEqual([])
  expect(actionsOf('refund-stuck', { ...facts, isOwed: false, refund: refund('failed') })).toEqual(['clear'])
})

test('what settles by another word has no button; everything else has one', () => {
  const without = MONEY_CASE_KINDS.filter((kind) => actionsOf(kind, { ...facts, isBankDeciding: true }).length === 0)
  expect(without).toEqual(['paid-twice', 'dispute'])
})

test('a dispute has no button while the bank decides; what was lost and came back is a person’s to say', () => {
  expect(actionsOf('dispute', { ...facts, isBankDeciding: true })).toEqual([])
  expect(actionsOf('dispute', facts)).toEqual(['clear'])
})
