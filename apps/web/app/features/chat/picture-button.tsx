import { PICTURE_TYPES } from '@shop/domain/upload'
import { CameraIcon, PictureIcon } from '@shop/ui/icons'

type Props = { readonly label: string; readonly isCamera?: boolean; readonly onChoose: (file: File) => void }

/** The label is the button. A camera is offered where fingers are: elsewhere it would open the same files once more. */
export function PictureButton({ label, isCamera = false, onChoose }: Props) {
  return (
    <label
      title={label}
      className={`size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-brand hover:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-brand ${
        isCamera ? 'hidden pointer-coarse:inline-flex' : 'inline-flex'
      }`}
    >
      <span className="sr-only">{label}</span>
      {isCamera ? <CameraIcon /> : <PictureIcon />}
      <input
        type="file"
        accept={PICTURE_TYPES.join()}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onChoose(file)
        }}
        className="sr-only"
      />
    </label>
  )
}
