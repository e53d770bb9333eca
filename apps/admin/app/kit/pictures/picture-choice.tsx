import { Button } from '@shop/ui/button'
import { FieldError } from '@shop/ui/form/field-frame'
import { useFormTexts } from '@shop/ui/form/form-texts'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { pictureAddress } from './picture-address.ts'
import { PicturePicker } from './picture-picker.tsx'
import { usePictureTexts } from './picture-texts.ts'

type Props = {
  readonly field: FieldPlace
  readonly label: string
  readonly hint?: string
  /** Without it any shape goes, and the whole picture is shown. */
  readonly aspect?: number
  readonly chosen: string | undefined
  readonly isOptional?: boolean
  readonly onChoose: (picture: string | undefined) => void
}

/** One picture of a form: what is chosen, and a way to choose another or none. */
export function PictureChoice({ field, label, hint, aspect, chosen, isOptional = false, onChoose }: Props) {
  const texts = usePictureTexts()
  const { optional } = useFormTexts()
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={field.error && `${field.id}-error`}>
      <legend className="mb-1 text-sm font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted"> {optional}</span>}
      </legend>
      {hint && <p className="mb-2 text-sm text-muted">{hint}</p>}
      {chosen && (
        <div className="mb-2 flex flex-wrap items-end gap-3">
          <img
            src={pictureAddress(chosen, 360)}
            alt={texts.chosen(label)}
            style={aspect === undefined ? {} : { aspectRatio: aspect }}
            className={`w-48 rounded-lg border border-line bg-white ${aspect === undefined ? 'max-h-32 object-contain' : 'object-cover'}`}
          />
          <Button look="plain" aria-label={texts.removeOf(label)} onClick={() => onChoose(undefined)}>
            {texts.remove}
          </Button>
        </div>
      )}
      <PicturePicker
        label={chosen ? texts.another(label) : texts.choose(label)}
        aspect={aspect}
        onAdded={({ name: added }) => onChoose(added)}
      />
      <FieldError field={field} />
    </fieldset>
  )
}
