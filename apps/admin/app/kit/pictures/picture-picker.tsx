import { MOST_UPLOAD_BYTES, PICTURE_TYPES } from '@shop/domain/upload'
import { type DragEvent, useId, useState } from 'react'
import { PictureIcon } from '../icons.tsx'
import { CropDialog, type KeptPicture } from './crop-dialog.tsx'
import { usePictureTexts } from './picture-texts.ts'

type Props = {
  readonly label: string
  /** Width by height, such as 1 or 16 / 6; without it any shape goes. */
  readonly aspect?: number | undefined
  readonly onAdded: (picture: KeptPicture) => void
}

/** Takes a picture by choosing or dropping it, has it cropped, and sends it. What it is shown by is handed on. */
export function PicturePicker({ label, aspect, onAdded }: Props) {
  const texts = usePictureTexts()
  const id = useId()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const take = (chosen: File | undefined) => {
    if (!chosen) return
    const refused = refusalOf(chosen)
    setProblem(refused && texts.refused[refused])
    if (!refused) setFile(chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <div>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-xl border-2 border-dashed p-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-brand ${isOver ? 'border-brand bg-brand-tint' : 'border-muted bg-ground hover:border-brand'}`}
      >
        <PictureIcon className="size-6 text-brand" />
        <span className="font-semibold text-brand">{label}</span>
        <span id={`${id}-hint`} className="text-sm text-muted">
          {texts.hint}
        </span>
        <input
          id={id}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label={label}
          aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
          aria-invalid={problem !== undefined}
          className="sr-only"
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
      {file && (
        <CropDialog
          file={file}
          aspect={aspect}
          onClose={() => setFile(undefined)}
          onUnreadable={() => {
            setFile(undefined)
            setProblem(texts.refused.unreadable)
          }}
          onAdded={(picture) => {
            setFile(undefined)
            onAdded(picture)
          }}
        />
      )}
    </div>
  )
}

function refusalOf({ type, size }: File): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.some((allowed) => allowed === type)) return 'type'
  return size > MOST_UPLOAD_BYTES ? 'size' : undefined
}
