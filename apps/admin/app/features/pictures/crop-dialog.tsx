import { addCataloguePicture } from '@shop/contract/staff/pictures'
import { type Crop, largestCrop } from '@shop/domain/crop'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { CropFields } from './crop-fields.tsx'
import { CropFrame } from './crop-frame.tsx'
import { CropPreview } from './crop-preview.tsx'
import { usePictureTexts } from './picture-texts.ts'
import { useBitmap } from './use-bitmap.ts'

export type KeptPicture = { readonly name: string; readonly width: number; readonly height: number }

type Props = {
  readonly file: Blob
  readonly aspect?: number | undefined
  readonly onAdded: (picture: KeptPicture) => void
  readonly onUnreadable: () => void
  readonly onClose: () => void
}

/** What of a picture is kept: drawn by mouse or finger, moved by arrow keys, or typed. */
export const CropDialog = ({ file, aspect, onAdded, onUnreadable, onClose }: Props) => {
  const texts = usePictureTexts()
  const { cancel, loading } = useTexts()
  const bitmap = useBitmap(file, onUnreadable)
  const [chosen, setChosen] = useState<Crop>()
  const { send, isSending, failure } = useSend(addCataloguePicture)
  const crop = chosen ?? (bitmap && largestCrop(bitmap, aspect))
  const use = async () => {
    const { data } = await send({ body: { crop }, file })
    if (data) onAdded(data)
  }
  // Pictures are chosen inside of forms, and a form must not stand in another.
  return createPortal(
    <Dialog title={texts.crop} onClose={onClose}>
      <FormFailure failure={failure} />
      {bitmap && crop ? (
        <form
          noValidate
          className="mt-2 space-y-4"
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            void use()
          }}
        >
          <p className="text-sm text-muted">{texts.how}</p>
          <CropFrame bitmap={bitmap} crop={crop} aspect={aspect} onChange={setChosen} />
          <div className="flex flex-wrap items-start gap-4">
            <CropFields bitmap={bitmap} crop={crop} aspect={aspect} onChange={setChosen} />
            <CropPreview bitmap={bitmap} crop={crop} />
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="quiet" onClick={onClose}>
              {cancel}
            </Button>
            <Button look="quiet" onClick={() => setChosen(largestCrop(bitmap, aspect))}>
              {texts.whole}
            </Button>
            <Button type="submit" isBusy={isSending}>
              {isSending ? texts.sending : texts.use}
            </Button>
          </div>
        </form>
      ) : (
        <p role="status">{loading}</p>
      )}
    </Dialog>,
    document.body,
  )
}
