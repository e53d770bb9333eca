import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'

type Props = ComponentProps<typeof Field> & { readonly showLabel: string }

/** Can be looked at while it is typed. */
export const PasswordField = ({ showLabel, ...rest }: Props) => {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <Field {...rest} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <label className="mt-1 inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm">
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} className="size-5 accent-brand" />
        {showLabel}
      </label>
    </div>
  )
}
