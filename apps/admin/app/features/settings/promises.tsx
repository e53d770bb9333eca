import { changeDelivery, changeQuotation, changeReturns, changeShipping, changeUnpaidOrders } from '@shop/contract/staff/settings'
import { pesosFromCents } from '@shop/domain/money'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import { TextField } from '@shop/ui/form/text-field'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { SettingPanel, type SettingsShown } from './setting-panel.tsx'

const NUMBER = { inputMode: 'numeric', autoComplete: 'off', inputClassName: 'max-w-40' } as const
const AMOUNT = { inputMode: 'decimal', autoComplete: 'off', inputClassName: 'max-w-40' } as const

function typedShipping({ freeOver, standardCost }: ShopPolicies['shipping']) {
  return {
    freeOver: String(pesosFromCents(freeOver)),
    standardCost: String(pesosFromCents(standardCost)),
  }
}
function typedDelivery({ fewestDays, mostDays }: ShopPolicies['delivery']) {
  return {
    fewestDays: String(fewestDays),
    mostDays: String(mostDays),
  }
}
function typedReturns({ days }: ShopPolicies['returns']) {
  return { days: String(days) }
}
function typedQuotation({ minutes }: ShopPolicies['quotation']) {
  return { minutes: String(minutes) }
}
function typedUnpaid({ mostUnpaid }: ShopPolicies['unpaidOrders']) {
  return { mostUnpaid: String(mostUnpaid) }
}

/** What the shop promises to everybody who buys or asks. */
export function Promises(shown: SettingsShown) {
  const texts = useSettingsTexts()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <SettingPanel {...shown} {...texts.shipping} name="shipping" endpoint={changeShipping} typed={typedShipping}>
        {({ field }) => (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField {...AMOUNT} field={field('freeOver')} label={texts.shipping.freeOver} hint={texts.inPesos} />
            <TextField {...AMOUNT} field={field('standardCost')} label={texts.shipping.cost} hint={texts.inPesos} />
          </div>
        )}
      </SettingPanel>
      <SettingPanel {...shown} {...texts.delivery} name="delivery" endpoint={changeDelivery} typed={typedDelivery}>
        {({ field }) => (
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField {...NUMBER} field={field('fewestDays')} label={texts.delivery.fewest} />
            <TextField {...NUMBER} field={field('mostDays')} label={texts.delivery.most} />
          </div>
        )}
      </SettingPanel>
      <SettingPanel {...shown} {...texts.returns} name="returns" endpoint={changeReturns} typed={typedReturns}>
        {({ field }) => <TextField {...NUMBER} field={field('days')} label={texts.returns.days} />}
      </SettingPanel>
      <SettingPanel {...shown} {...texts.quotation} name="quotation" endpoint={changeQuotation} typed={typedQuotation}>
        {({ field }) => <TextField {...NUMBER} field={field('minutes')} label={texts.quotation.minutes} />}
      </SettingPanel>
      <SettingPanel {...shown} {...texts.unpaidOrders} name="unpaidOrders" endpoint={changeUnpaidOrders} typed={typedUnpaid}>
        {({ field }) => <TextField {...NUMBER} field={field('mostUnpaid')} label={texts.unpaidOrders.most} />}
      </SettingPanel>
    </div>
  )
}
