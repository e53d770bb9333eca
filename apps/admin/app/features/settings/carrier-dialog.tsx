import { addCarrier, changeCarrier, removeCarrier } from '@shop/contract/staff/carriers'
import { pesosFromCents } from '@shop/domain/money'
import type { CarrierSetting } from '@shop/domain/shop-settings'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { RemoveButton } from '../../kit/form/remove-button.tsx'
import { SaveFailure } from '../../kit/form/save-failure.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useLanguage } from '../../language.tsx'

type Props = {
  readonly carrier: CarrierSetting | undefined
  readonly onSaved: () => void
  readonly onShowNew: () => void
  readonly onClose: () => void
}

const AMOUNT = { inputMode: 'decimal', autoComplete: 'off' } as const
const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const

/** The standard one has no price and no days of its own: its fields are not shown. */
function typed(carrier: CarrierSetting | undefined) {
  return {
    nameEs: carrier?.names.es ?? '',
    nameEn: carrier?.names.en ?? '',
    price: carrier ? String(pesosFromCents(carrier.price)) : '',
    bulkySurcharge: carrier ? String(pesosFromCents(carrier.bulkySurcharge)) : '0',
    fewestDays: carrier?.isStandard ? '' : String(carrier?.days?.fewestDays ?? ''),
    mostDays: carrier?.isStandard ? '' : String(carrier?.days?.mostDays ?? ''),
    isActive: carrier?.isActive ?? true,
  }
}

/** A new carrier, or all that can be done about one. */
export function CarrierDialog({ carrier, onSaved, onShowNew, onClose }: Props) {
  const all = useSettingsTexts()
  const { carriers: texts } = all
  const { locale } = useLanguage()
  const { say } = useNotices()
  const add = useWrite(addCarrier)
  const change = useWrite(changeCarrier)
  const removed = useSend(removeCarrier)
  const conclude = (text: string) => {
    say(text)
    onSaved()
  }
  const form = useForm({
    id: 'carrier',
    initial: typed(carrier),
    rules: rulesOf(addCarrier),
    send: async ({ isActive }, body) => {
      if (carrier) await change({ params: { key: carrier.key }, body: { ...body, isActive, version: carrier.version } })
      else await add({ body })
      conclude(all.saved)
    },
  })
  const { field } = form
  return (
    <Dialog title={carrier ? carrier.names[locale] : texts.newTitle} onClose={onClose}>
      <form {...form.formProps} className="space-y-4">
        <SaveFailure of={form} onShowNew={onShowNew} />
        <FailureNote failure={removed.failure} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField field={field('nameEs')} label={texts.name} autoComplete="off" />
          <TextField field={field('nameEn')} label={texts.nameEn} autoComplete="off" />
          {!carrier?.isStandard && <TextField {...AMOUNT} field={field('price')} label={texts.priceLabel} hint={all.inPesos} />}
          <TextField {...AMOUNT} field={field('bulkySurcharge')} label={texts.surcharge} hint={all.inPesos} />
          {!carrier?.isStandard && (
            <>
              <TextField {...NUMBER} field={field('fewestDays')} label={texts.fewest} hint={texts.daysHint} isOptional />
              <TextField {...NUMBER} field={field('mostDays')} label={texts.most} hint={texts.daysHint} isOptional />
            </>
          )}
        </div>
        {carrier && !carrier.isStandard && (
          <TickField field={form.at('isActive')} isTicked={form.values.isActive} onTick={(isActive) => form.change({ isActive })}>
            {texts.isActive}
          </TickField>
        )}
        {carrier?.isUsed && !carrier.isStandard && <p className="text-sm text-muted">{texts.usedNote}</p>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={form.isBusy}>
            {all.save}
          </Button>
          {carrier && !carrier.isUsed && !carrier.isStandard && (
            <RemoveButton
              label={texts.remove}
              isBusy={removed.isSending}
              onRemove={async () => {
                const { data } = await removed.send({ params: { key: carrier.key } })
                if (data) conclude(texts.removed)
              }}
            />
          )}
        </div>
      </form>
    </Dialog>
  )
}
