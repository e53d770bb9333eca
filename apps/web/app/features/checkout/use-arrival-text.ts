import type { DeliveryDays } from '@shop/domain/delivery-promise'
import { formatWeekday } from '../../kit/format-weekday.ts'
import { useLocale } from '../../texts.ts'
import { useCheckoutTexts } from './checkout-texts.ts'

/** When it arrives. What is paid later is promised for who pays today. */
export function useArrivalText() {
  const locale = useLocale()
  const { carrier } = useCheckoutTexts()
  return ({ from, to }: DeliveryDays, isPaidAtOnce: boolean): string =>
    (isPaidAtOnce ? carrier.arrives : carrier.arrivesOncePaid)(formatWeekday(locale, from), formatWeekday(locale, to))
}
