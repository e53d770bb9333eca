import { receiver as english } from '@shop/texts/en/receiver'
import { receiver as spanish } from '@shop/texts/es/receiver'
import { TextField } from '@shop/ui/form/text-field'
import { useTextsOf } from '../../texts.ts'
import type { ReceiverProps } from './receiver-values.ts'

export function ReceiverDetails({ field }: ReceiverProps) {
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <div className="mt-2 grid items-start gap-4 sm:grid-cols-6">
      <p className="text-sm text-muted sm:col-span-6">{texts.lead}</p>
      <TextField className="sm:col-span-4" field={field('receiverName')} label={texts.name} autoComplete="off" maxLength={80} />
      <TextField
        className="sm:col-span-2"
        field={field('receiverPhone')}
        label={texts.phone}
        inputMode="tel"
        autoComplete="off"
        maxLength={30}
      />
    </div>
  )
}
