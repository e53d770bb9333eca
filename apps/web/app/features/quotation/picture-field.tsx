import { PICTURE_TYPES } from '@shop/domain/upload'
import { useRef } from 'react'
import { PLAIN_BUTTON } from '../account/section.tsx'
import { sizeOf } from '../forms/chosen-file.ts'
import { FieldError } from '../forms/field-frame.tsx'
import { FileButton } from '../forms/file-button.tsx'
import { useFormTexts } from '../forms/form-texts.ts'
import type { FieldState } from '../forms/use-form.ts'
import { useQuotationTexts } from './quotation-texts.ts'
import type { Picture } from './use-picture.ts'

type Props = { readonly field: FieldState; readonly picture: Picture }

/** What a picture may be is said before one is chosen; phones take one at once. */
export const PictureField = ({ field: { id, label, error }, picture: { chosen, problem, choose, remove } }: Props) => {
  const { picture: texts, hints } = useQuotationTexts()
  const { optional } = useFormTexts()
  const group = useRef<HTMLFieldSetElement>(null)
  const shownError = problem ? texts[problem] : error
  const describedBy = shownError ? `${id}-hint ${id}-error` : `${id}-hint`
  const buttons = chosen
    ? [<FileButton key="another" id={id} label={texts.another} types={PICTURE_TYPES} describedBy={describedBy} onChoose={choose} />]
    : [
        <FileButton key="choose" id={id} label={texts.choose} types={PICTURE_TYPES} describedBy={describedBy} onChoose={choose} />,
        // Whoever has no camera at hand is given the same list of files.
        <span key="take" className="pointer-fine:hidden">
          <FileButton label={texts.take} types={PICTURE_TYPES} isCamera describedBy={describedBy} onChoose={choose} />
        </span>,
      ]
  return (
    <fieldset ref={group} tabIndex={-1} className="outline-none">
      <legend className="mb-1 text-sm font-medium">
        {label}
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
          <button
            type="button"
            onClick={() => {
              remove()
              // The button is gone with the picture.
              group.current?.focus()
            }}
            className={PLAIN_BUTTON}
          >
            {texts.remove}
            <span className="sr-only">{texts.which}</span>
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {hints.picture}
      </p>
      <div role="alert">
        <FieldError id={id} error={shownError} />
      </div>
    </fieldset>
  )
}
