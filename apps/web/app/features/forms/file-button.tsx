import type { UploadType } from '@shop/domain/upload'
import { PLAIN_BUTTON } from '../account/section.tsx'

type Props = {
  readonly label: string
  readonly types: readonly UploadType[]
  readonly isCamera?: boolean
  /** Of the input itself, for what leads to it or says something about it. */
  readonly id?: string | undefined
  readonly describedBy?: string | undefined
  readonly onChoose: (file: File | undefined) => void
}

/** The label is the button; phones open their camera at once where that is what was tapped. */
export const FileButton = ({ label, types, isCamera = false, id, describedBy, onChoose }: Props) => (
  <label className={`${PLAIN_BUTTON} cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand`}>
    {label}
    <input
      id={id}
      type="file"
      accept={types.join()}
      aria-describedby={describedBy}
      {...(isCamera ? { capture: 'environment' as const } : {})}
      onChange={(event) => {
        onChoose(event.target.files?.[0])
        event.target.value = ''
      }}
      className="sr-only"
    />
  </label>
)
