import type { DragEvent } from 'react'
import { useFieldId } from '../form/field-scope.ts'
import { UploadIcon } from '../icons.tsx'
import { useImportTexts } from './import-texts.ts'

type Props = {
  readonly file: File | undefined
  readonly problem: string | undefined
  readonly onChoose: (file: File | undefined) => void
  readonly onDrop: (event: DragEvent) => void
}

/** The browser's own file field, large enough to drop something on. Files are told by their content, so any may be chosen. */
export const FileDrop = ({ file, problem, onChoose, onDrop }: Props) => {
  const { upload: texts } = useImportTexts()
  const id = useFieldId()('archivo')
  return (
    <div>
      <span className="block font-semibold">{texts.file}</span>
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        className={`mt-1.5 flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border-2 border-dashed px-4 py-1.5 focus-within:outline-2 focus-within:outline-brand hover:border-brand ${problem ? 'border-bad' : 'border-muted'}`}
      >
        <UploadIcon className="size-6 text-brand" />
        <span className="font-semibold break-all text-brand">{file ? file.name : texts.choose}</span>
        <span className="text-sm text-muted">{file ? sizeOf(file.size) : texts.drop}</span>
        <input
          id={id}
          type="file"
          aria-label={texts.choose}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          className="sr-only"
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      </label>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

const A_MEGABYTE = 1_048_576
const sizeOf = (bytes: number): string =>
  bytes < A_MEGABYTE ? `${Math.max(1, Math.round(bytes / 1_024))} KB` : `${(bytes / A_MEGABYTE).toFixed(1)} MB`
