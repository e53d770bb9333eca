import { PICTURE_TYPES } from '@shop/domain/upload'
import { Button } from '@shop/ui/button'
import { FieldError } from '@shop/ui/form/field-frame'
import { useFormTexts } from '@shop/ui/form/form-texts'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { useRef } from 'react'
import { sizeOf } from '../../kit/chosen-file.ts'
import { FileButton } from '../../kit/file-button.tsx'
import { useQuotationTexts } from './quotation-texts.ts'
import type { Picture } from './use-picture.ts'

type Props = { readonly field: FieldPlace; readonly picture: Picture }

/** What a picture may be is said before one is chosen; phones take one at once. */
export function PictureField({ field: { id, error }, picture: { chosen, problem, choose, remove } }: Props) {
  const { picture: texts, hints, labels } = useQuotationTexts()
  const { optional } = useFormTexts()
  const group = useRef<HTMLFieldSetElement>(null)
  const shownError = problem ? texts[problem] : error
  const describedBy = shownError ? `${id}-hint ${id}-error` : `${id}-hint`
  const buttons = chosen
    ? [
        <FileButton
          key="another"
          id={id}
          field={labels.picture}
          label={texts.another}
          types={PICTURE_TYPES}
          describedBy={describedBy}
          onChoose={choose}
        />,
      ]
    : [
        <FileButton
          key="choose"
          id={id}
          field={labels.picture}
          label={texts.choose}
          types={PICTURE_TYPES}
          describedBy={describedBy}
          onChoose={choose}
        />,
        <FileButton key="take" label={texts.take} types={PICTURE_TYPES} isCamera describedBy={describedBy} onChoose={choose} />,
      ]
  return (
    <fieldset ref={group} tabIndex={-1} className="outline-none">
      <legend className="mb-1 text-sm font-medium">
        {labels.picture}
        <span className="font-normal text-muted"> {optional}</span>
      </legend>
      <div className={chosen ? 'flex flex-wrap items-center gap-3 rounded-xl border border-line bg-ground p-3' : 'flex flex-wrap gap-3'}>
        {chosen?.preview && (
          <img
            src={chosen.preview}
            alt={texts.previewOf(chosen.file.name)}
            className="size-24 rounded-lg bg-white object-contain ring-1 ring-line"
          />
        )}
        {chosen && (
          <p className="min-w-32 flex-1 text-sm font-medium break-all">{texts.chosen(chosen.file.name, sizeOf(chosen.file.size))}</p>
        )}
        {buttons}
        {chosen && (
          <Button
            look="plain"
            onClick={() => {
              remove()
              // The button is gone with the picture.
              group.current?.focus()
            }}
          >
            {texts.remove}
            <span className="sr-only">{texts.which}</span>
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {hints.picture}
      </p>
      <div role="alert">
        <FieldError field={{ id, error: shownError }} />
      </div>
    </fieldset>
  )
}
