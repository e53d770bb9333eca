import type { Remark } from '@shop/domain/catalogue-audit/contradiction'
import { useContradictionTexts } from './contradiction-texts.ts'

/** What a contradiction rests on. */
export function Why({ row: { fact, car, other, value } }: { readonly row: Remark }) {
  const texts = useContradictionTexts()
  const parts = [car, fact && texts.facts[fact], value && texts.said(value), other && texts.otherPart(other)]
  return parts.filter(Boolean).join(' · ')
}
