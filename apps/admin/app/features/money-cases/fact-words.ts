import { cents, formatMoney } from '@shop/domain/money'
import type { MoneyCase } from '@shop/domain/money-case'
import { isFigure } from '@shop/domain/money-fact'

type Fact = MoneyCase['facts'][number]
type Words = Readonly<Record<string, string>>
type FactTexts = { readonly names: Words; readonly values: Readonly<Record<string, Words>> }

export function factName({ names }: FactTexts, { name }: Fact): string {
  return names[name] ?? name
}

/** Money as money, a word of the provider in ours; undefined when it is a number to look up, or a word that nobody knows yet. */
export function factValue({ values }: FactTexts, { name, value }: Fact): string | undefined {
  return isFigure(name) && value !== '' && Number.isSafeInteger(Number(value)) ? formatMoney(cents(Number(value))) : values[name]?.[value]
}
