import type { UploadType } from '@shop/domain/upload'
import { buttonLook } from '@shop/ui/button-look'
import { useState } from 'react'

type Props = {
  readonly label: string
  readonly types: readonly UploadType[]
  readonly isCamera?: boolean
  /** Of the input itself, for what leads to it or says something about it. */
  readonly id?: string | undefined
  readonly describedBy?: string | undefined
  /** What the field is called where something is wrong with it. */
  readonly field?: string | undefined
  /** While it lasts the button shows that something is going on. */
  readonly onChoose: (file: File | undefined) => Promise<void>
}

/** The label is the button; phones open their camera at once where that is what was tapped. Who points with a mouse has none at hand. */
export function FileButton({ label, types, isCamera = false, id, describedBy, field, onChoose }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <label
      aria-busy={isBusy}
      className={`${buttonLook('plain')} focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand aria-busy:animate-pulse ${isCamera ? 'pointer-fine:hidden' : ''}`}
    >
      {label}
      <input
        id={id}
        data-label={field}
        type="file"
        accept={types.join()}
        aria-describedby={describedBy}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          setIsBusy(true)
          void onChoose(event.target.files?.[0]).finally(() => setIsBusy(false))
          event.target.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}
