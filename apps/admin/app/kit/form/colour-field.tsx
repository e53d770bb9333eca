import { cleanColour, isColour, WHITE } from '@shop/domain/contrast'
import type { FieldState } from '@shop/ui/form/form-types'
import { TextField } from '@shop/ui/form/text-field'

type Props = { readonly field: FieldState; readonly label: string; readonly hint: string; readonly pickLabel: string }

/** A colour, typed or chosen from the palette of the browser. */
export function ColourField({ field, label, hint, pickLabel }: Props) {
  const colour = cleanColour(field.value)
  return (
    <div className="relative">
      <TextField field={field} label={label} hint={hint} inputClassName="pl-14 font-mono" autoComplete="off" maxLength={20} />
      <input
        type="color"
        aria-label={pickLabel}
        value={isColour(colour) ? colour : WHITE}
        onChange={({ currentTarget }) => field.onType(currentTarget.value)}
        onBlur={({ relatedTarget }) => field.onLeave(relatedTarget)}
        className="absolute top-7 left-1.5 size-9 cursor-pointer rounded border border-line bg-white p-0.5"
      />
    </div>
  )
}
