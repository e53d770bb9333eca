import type { Failure } from '../calls/failure.ts'
import { Field } from '../form/field.tsx'
import { useCounterTexts } from './use-counter-texts.ts'

/** Who it is for, as the wire names the fields. */
export const CustomerFields = ({ failure }: { readonly failure: Failure | undefined }) => {
  const { customer: texts } = useCounterTexts()
  return (
    <>
      <Field name="nombre" label={texts.name} autoComplete="off" failure={failure} />
      <Field name="telefono" type="tel" label={texts.phone} autoComplete="off" failure={failure} />
      <Field name="email" type="email" label={texts.email} hint={texts.emailHint} autoComplete="off" failure={failure} />
    </>
  )
}
