import type { PricedLine } from '@shop/domain/cart'
import { formatDay } from '@shop/domain/format-day'
import { useLocale } from '../../texts.ts'
import { useDrawerTexts } from './drawer-texts.ts'

/** Why a line costs what it costs: a quotation was answered with this price. */
export function PromisedPrice({ priced }: { readonly priced: PricedLine | undefined }) {
  const locale = useLocale()
  const cart = useDrawerTexts()
  if (!priced?.promisedUntil) return null
  return <p className="mt-0.5 text-xs font-medium text-good">{cart.promised(formatDay(locale, priced.promisedUntil))}</p>
}
