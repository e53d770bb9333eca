import type { ShopPolicies } from './shop-policies.ts'

/** What staff change at the settings desk. How long stock waits for money is not among it: payments under way depend on it. */
const SETTING_NAMES = [
  'shipping',
  'delivery',
  'returns',
  'quotation',
  'unpaidOrders',
  'hours',
  'holidays',
  'bankAccount',
  'identity',
  'looks',
] as const
export type SettingName = (typeof SETTING_NAMES)[number]

/** A setting with the number of its last change: whoever changes it names the one they saw. */
export type ShopSettings = {
  readonly [Name in SettingName]: { readonly value: ShopPolicies[Name]; readonly version: number }
}

export type SettingValues = Pick<ShopPolicies, SettingName>

/** A carrier as staff see it, in both languages and also when it is not offered. */
export type CarrierSetting = {
  readonly key: string
  readonly names: { readonly es: string; readonly en: string }
  /** Costs and takes what the policies of shipping and delivery say. */
  readonly isStandard: boolean
  readonly isActive: boolean
  readonly price: ShopPolicies['shipping']['standardCost']
  readonly bulkySurcharge: ShopPolicies['shipping']['standardCost']
  readonly days: ShopPolicies['delivery'] | undefined
  /** Purchases that are still open with it: they keep it even when it is switched off. */
  readonly openCheckouts: number
  readonly isUsed: boolean
  readonly version: number
}

/** The last digits are enough to recognise an account, and to no more. */
export function maskedClabe(clabe: string): string {
  return clabe === '' ? '' : `•••• ${clabe.slice(-4)}`
}
