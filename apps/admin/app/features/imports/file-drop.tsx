import { FieldError } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'
import type { DragEvent } from 'react'
import { UploadIcon } from '../../kit/icons.tsx'
import { useImportTexts } from './import-texts.ts'

type Props = {
  readonly field: FieldPlace
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
  /** What is asked for, where it is not the list itself. */
  readonly label?: string
  readonly choose?: string
}

/** The browser's own file field, large enough to drop something on. Files are told by their content, so any may be chosen. */
export function FileDrop({ field: { id, name, error }, file, onChoose, ...said }: Props) {
  const { upload: texts } = useImportTexts()
  const { label = texts.file, choose = texts.choose } = said
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onChoose(event.dataTransfer.files[0])
  }
  return (
    <div>
      <span className="mb-1 block text-sm font-medium">{label}</span>
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className={`flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border-2 border-dashed px-4 py-1.5 focus-within:outline-2 focus-within:outline-brand hover:border-brand ${error ? 'border-bad' : 'border-muted'}`}
      >
        <UploadIcon className="size-6 text-brand" />
        <span className="font-semibold break-all text-brand">{file ? file.name : choose}</span>
        <span className="text-sm text-muted">{file ? sizeOf(file.size) : texts.drop}</span>
        <input
          id={id}
          name={name}
          type="file"
          aria-label={choose}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="sr-only"
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      </label>
      <FieldError field={{ id, error }} />
    </div>
  )
}

const A_MEGABYTE = 1_048_576
function sizeOf(bytes: number): string {
  return bytes < A_MEGABYTE ? `${Math.max(1, Math.round(bytes / 1_024))} KB` : `${(bytes / A_MEGABYTE).toFixed(1)} MB`
}
