import { isClabe } from '@shop/domain/clabe'
import type { Locale } from '@shop/domain/locale'
import type { BankAccount, PaymentForm } from '@shop/domain/payment-form'
import { PAYMENT_LIMITS, PAYMENT_METHODS, type PaymentMethod } from '@shop/domain/payment-method'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import { paymentTexts } from '@shop/texts/payment-texts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'

/** The ways of paying that work now: by the provider if there is one; without a bank account of the shop nobody can transfer anything. */
export function offeredMethods({ page }: PaymentProvider, { bankAccount }: ShopPolicies): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => (method === 'transfer' ? isClabe(bankAccount.clabe) : page))
}

/** As a shopper is told of them. */
export function offeredForms(provider: PaymentProvider, policies: ShopPolicies, locale: Locale): PaymentForm[] {
  const { forms } = paymentTexts(locale)
  const { isLive, page } = provider
  const account: BankAccount = { ...policies.bankAccount, reference: forms.transfer.reference }
  const formOf = (method: PaymentMethod): PaymentForm => ({
    method,
    label: forms[method].label,
    instructions: forms[method].instructions,
    ...PAYMENT_LIMITS[method],
    page: method === 'card' && page ? { ...page, isTest: !isLive } : undefined,
    account: method === 'transfer' ? account : undefined,
  })
  return offeredMethods(provider, policies).map(formOf)
}
