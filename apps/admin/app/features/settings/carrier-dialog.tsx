import { addCarrier, changeCarrier, removeCarrier } from '@shop/contract/staff/carriers'
import { pesosFromCents } from '@shop/domain/money'
import type { CarrierSetting } from '@shop/domain/shop-settings'
import { useState } from 'react'
import { useLanguage } from '../../language.tsx'
import { useCheckedSend } from '../calls/use-checked-send.ts'
import { useSend } from '../calls/use-send.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { fieldsOf } from '../form/fields-of.ts'
import { RemoveButton } from '../form/remove-button.tsx'
import { SaveFailure } from '../form/save-failure.tsx'
import { Tick } from '../form/tick.tsx'
import { useNotices } from '../notices/notices.tsx'
import { useSettingsTexts } from './settings-texts.ts'

type Props = {
  readonly carrier: CarrierSetting | undefined
  readonly onSaved: () => void
  readonly onShowNew: () => void
  readonly onClose: () => void
}

const typed = fieldsOf('nombre', 'nombre_en', 'precio', 'recargo', 'dias_minimo', 'dias_maximo')
const AMOUNT = { inputMode: 'decimal', autoComplete: 'off' } as const
const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const

/** A new carrier, or all that can be done about one. */
export const CarrierDialog = ({ carrier, onSaved, onShowNew, onClose }: Props) => {
  const all = useSettingsTexts()
  const { carriers: texts } = all
  const { locale } = useLanguage()
  const { say } = useNotices()
  const added = useCheckedSend(addCarrier)
  const changed = useCheckedSend(changeCarrier)
  const removed = useSend(removeCarrier)
  const [isActive, setActive] = useState(carrier?.isActive ?? true)
  const failure = added.failure ?? changed.failure ?? removed.failure
  const conclude = (isDone: boolean, text: string) => {
    if (!isDone) return
    say(text)
    onSaved()
  }
  const save = async (data: FormData) => {
    const values = carrier?.isStandard ? { ...typed(data), precio: pesosFromCents(carrier.price) } : typed(data)
    const saved = carrier
      ? await changed.submit({ ...values, activa: isActive, version: carrier.version }, { key: carrier.key })
      : await added.submit(values)
    conclude(saved !== undefined, all.saved)
  }
  return (
    <Dialog title={carrier ? carrier.names[locale] : texts.newTitle} onClose={onClose}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          save(new FormData(event.currentTarget))
        }}
      >
        <SaveFailure failure={failure} onShowNew={onShowNew} />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field name="nombre" label={texts.name} defaultValue={carrier?.names.es} autoComplete="off" failure={failure} />
          <Field name="nombre_en" label={texts.nameEn} defaultValue={carrier?.names.en} autoComplete="off" failure={failure} />
          {!carrier?.isStandard && (
            <Field
              {...AMOUNT}
              name="precio"
              label={texts.priceLabel}
              hint={all.inPesos}
              defaultValue={carrier && pesosFromCents(carrier.price)}
              failure={failure}
            />
          )}
          <Field
            {...AMOUNT}
            name="recargo"
            label={texts.surcharge}
            hint={all.inPesos}
            defaultValue={carrier ? pesosFromCents(carrier.bulkySurcharge) : 0}
            failure={failure}
          />
          {!carrier?.isStandard && (
            <>
              <Field
                {...NUMBER}
                name="dias_minimo"
                label={texts.fewest}
                hint={texts.daysHint}
                defaultValue={carrier?.days?.fewestDays}
                failure={failure}
              />
              <Field
                {...NUMBER}
                name="dias_maximo"
                label={texts.most}
                hint={texts.daysHint}
                defaultValue={carrier?.days?.mostDays}
                failure={failure}
              />
            </>
          )}
        </div>
        {carrier && !carrier.isStandard && <Tick label={texts.isActive} isTicked={isActive} onChange={setActive} />}
        {carrier?.isUsed && !carrier.isStandard && <p className="text-sm text-muted">{texts.usedNote}</p>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={added.isSending || changed.isSending}>
            {all.save}
          </Button>
          {carrier && !carrier.isUsed && !carrier.isStandard && (
            <RemoveButton
              label={texts.remove}
              isBusy={removed.isSending}
              onRemove={async () => conclude((await removed.send({ params: { key: carrier.key } })).data !== undefined, texts.removed)}
            />
          )}
        </div>
      </form>
    </Dialog>
  )
}
