import { changeDelivery, changeQuotation, changeReturns, changeShipping } from '@shop/contract/staff/settings'
import { pesosFromCents } from '@shop/domain/money'
import { Field } from '../form/field.tsx'
import { fieldsOf } from '../form/fields-of.ts'
import { SettingPanel, type SettingsShown } from './setting-panel.tsx'
import { useSettingsTexts } from './settings-texts.ts'

const NUMBER = { inputMode: 'numeric', autoComplete: 'off', className: 'max-w-40' } as const
const AMOUNT = { inputMode: 'decimal', autoComplete: 'off', className: 'max-w-40' } as const

/** What the shop promises to everybody who buys or asks. */
export const Promises = (shown: SettingsShown) => {
  const texts = useSettingsTexts()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <SettingPanel {...shown} {...texts.shipping} name="shipping" endpoint={changeShipping} typed={fieldsOf('gratis_desde', 'costo')}>
        {({ freeOver, standardCost }, failure) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              {...AMOUNT}
              name="gratis_desde"
              label={texts.shipping.freeOver}
              hint={texts.inPesos}
              defaultValue={pesosFromCents(freeOver)}
              failure={failure}
            />
            <Field
              {...AMOUNT}
              name="costo"
              label={texts.shipping.cost}
              hint={texts.inPesos}
              defaultValue={pesosFromCents(standardCost)}
              failure={failure}
            />
          </div>
        )}
      </SettingPanel>
      <SettingPanel {...shown} {...texts.delivery} name="delivery" endpoint={changeDelivery} typed={fieldsOf('dias_minimo', 'dias_maximo')}>
        {({ fewestDays, mostDays }, failure) => (
          <div className="grid grid-cols-2 gap-4">
            <Field {...NUMBER} name="dias_minimo" label={texts.delivery.fewest} defaultValue={fewestDays} failure={failure} />
            <Field {...NUMBER} name="dias_maximo" label={texts.delivery.most} defaultValue={mostDays} failure={failure} />
          </div>
        )}
      </SettingPanel>
      <SettingPanel {...shown} {...texts.returns} name="returns" endpoint={changeReturns} typed={fieldsOf('dias')}>
        {({ days }, failure) => <Field {...NUMBER} name="dias" label={texts.returns.days} defaultValue={days} failure={failure} />}
      </SettingPanel>
      <SettingPanel {...shown} {...texts.quotation} name="quotation" endpoint={changeQuotation} typed={fieldsOf('minutos')}>
        {({ minutes }, failure) => (
          <Field {...NUMBER} name="minutos" label={texts.quotation.minutes} defaultValue={minutes} failure={failure} />
        )}
      </SettingPanel>
    </div>
  )
}
