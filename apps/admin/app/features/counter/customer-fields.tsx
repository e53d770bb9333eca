import type { FieldState } from '@shop/ui/form/form-types'
import { TextField } from '@shop/ui/form/text-field'
import { useCounterTexts } from './use-counter-texts.ts'

type Props = { readonly field: (name: 'name' | 'phone' | 'email') => FieldState }

/** Who it is for. */
export function CustomerFields({ field }: Props) {
  const { customer: texts } = useCounterTexts()
  return (
    <>
      <TextField field={field('name')} label={texts.name} autoComplete="off" />
      <TextField field={field('phone')} type="tel" label={texts.phone} autoComplete="off" />
      <TextField field={field('email')} type="email" label={texts.email} hint={texts.emailHint} isOptional autoComplete="off" />
    </>
  )
}
