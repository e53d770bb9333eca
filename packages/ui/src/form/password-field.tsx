import { LONGEST_PASSWORD } from '@shop/domain/password-policy'
import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldProps, INPUT, inputOf } from './field-frame.tsx'
import { useFormTexts } from './form-texts.ts'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'className' | 'type'> & {
    readonly autoComplete: 'current-password' | 'new-password'
  }

/** Can be shown, so that nobody has to type blindly on a phone; pasting and password managers work. */
export function PasswordField(props: Props) {
  const { field, label, hint, isOptional, hidesLabel, className, ...more } = props
  const texts = useFormTexts()
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional} hidesLabel={hidesLabel} className={className}>
      <div className="relative">
        <input
          maxLength={LONGEST_PASSWORD * 2}
          autoCapitalize="none"
          spellCheck={false}
          {...inputOf(field, props)}
          {...more}
          type={isShown ? 'text' : 'password'}
          className={`${INPUT} pr-24`}
        />
        <button
          type="button"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0.5 right-0.5 min-w-20 cursor-pointer rounded-md px-3 text-sm font-semibold text-brand hover:bg-brand-tint"
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
    </FieldFrame>
  )
}
