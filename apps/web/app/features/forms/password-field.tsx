import { LONGEST_PASSWORD } from '@shop/domain/password-policy'
import { useState } from 'react'
import { describedBy, FieldFrame, INPUT } from './field-frame.tsx'
import { useFormTexts } from './form-texts.ts'
import type { FieldState } from './use-form.ts'

type Props = {
  readonly field: FieldState
  readonly hint?: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly className?: string
}

/** Can be shown, so that nobody has to type blindly on a phone; pasting and password managers work. */
export const PasswordField = ({ field, hint, autoComplete, className }: Props) => {
  const texts = useFormTexts()
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame field={field} hint={hint} className={className}>
      <div className="relative">
        <input
          {...describedBy(field, hint)}
          id={field.id}
          name={field.name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          maxLength={LONGEST_PASSWORD * 2}
          autoCapitalize="none"
          spellCheck={false}
          value={field.value}
          onChange={(event) => field.onType(event.target.value)}
          onBlur={(event) => field.onLeave(event.relatedTarget)}
          required
          className={`${INPUT} pr-24`}
        />
        <button
          type="button"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0.5 right-0.5 min-w-20 rounded-md px-3 text-sm font-semibold text-brand hover:bg-brand-tint"
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
    </FieldFrame>
  )
}
