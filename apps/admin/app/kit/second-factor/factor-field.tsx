import { staffSignIn as english } from '@shop/texts/en/staff/sign-in'
import { staffSignIn as spanish } from '@shop/texts/es/staff/sign-in'
import { Button } from '@shop/ui/button'
import { CodeField } from '@shop/ui/form/code-field'
import type { FieldState } from '@shop/ui/form/form-types'
import { TextField } from '@shop/ui/form/text-field'
import { flushSync } from 'react-dom'
import { useTextsOf } from '../../language.tsx'

type FieldProps = { readonly field: FieldState; readonly isPhoneLost: boolean; readonly hint?: string }

/** A code of the app or, of whoever lost the phone, one of those that were put aside. */
export function FactorField({ field, isPhoneLost, hint }: FieldProps) {
  const texts = useTextsOf({ es: spanish, en: english })
  return isPhoneLost ? (
    <TextField
      key="recovery"
      field={field}
      label={texts.recoveryCode}
      hint={texts.recoveryHint}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={12}
      inputClassName="font-mono text-lg tracking-wide"
    />
  ) : (
    <CodeField key="app" field={field} label={texts.code} hint={hint} />
  )
}

type ButtonProps = { readonly fieldId: string; readonly isPhoneLost: boolean; readonly onSwitch: () => void }

export function OtherKindButton({ fieldId, isPhoneLost, onSwitch }: ButtonProps) {
  const texts = useTextsOf({ es: spanish, en: english })
  const change = () => {
    // The other kind of code has a field of its own, which has to be there before it can be typed into.
    flushSync(onSwitch)
    document.getElementById(fieldId)?.focus()
  }
  return (
    <Button look="plain" className="w-full py-2" onClick={change}>
      {isPhoneLost ? texts.useApp : texts.useRecovery}
    </Button>
  )
}
