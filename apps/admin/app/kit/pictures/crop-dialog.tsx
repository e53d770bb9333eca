import { addCataloguePicture } from '@shop/contract/staff/pictures'
import { type Crop, largestCrop } from '@shop/domain/crop'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { createPortal } from 'react-dom'
import { useTexts } from '../../language.tsx'
import { useWrite } from '../calls/use-write.ts'
import { useForm } from '../form/use-form.ts'
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
type Draft = { readonly crop: Crop | undefined }

/** What of a picture is kept: drawn by mouse or finger, moved by arrow keys, or typed. */
export function CropDialog({ file, aspect, onAdded, onUnreadable, onClose }: Props) {
  const texts = usePictureTexts()
  const { cancel, loading } = useTexts()
  const bitmap = useBitmap(file, onUnreadable)
  const add = useWrite(addCataloguePicture)
  const form = useForm({
    id: 'crop',
    initial: { crop: bitmap && largestCrop(bitmap, aspect) },
    rules: rulesOfDraft(addCataloguePicture, ({ crop }: Draft) => ({ crop })),
    send: async (_, body) => onAdded(await add({ body, file })),
  })
  const { crop } = form.values
  const choose = (chosen: Crop) => form.change({ crop: chosen })
  // Pictures are chosen inside of forms, and a form must not stand in another.
  return createPortal(
    <Dialog title={texts.crop} onClose={onClose}>
      {bitmap && crop ? (
        <form
          {...form.formProps}
          className="mt-2 space-y-4"
          onSubmit={(event) => {
            // The form that the picture is for would take it for its own.
            event.stopPropagation()
            void form.submit(event)
          }}
        >
          <ErrorSummary of={form} />
          <p className="text-sm text-muted">{texts.how}</p>
          <CropFrame bitmap={bitmap} crop={crop} aspect={aspect} onChange={choose} />
          <div className="flex flex-wrap items-start gap-4">
            <CropFields at={form.at} bitmap={bitmap} crop={crop} aspect={aspect} onChange={choose} />
            <CropPreview bitmap={bitmap} crop={crop} />
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="plain" onClick={onClose}>
              {cancel}
            </Button>
            <Button look="plain" onClick={() => choose(largestCrop(bitmap, aspect))}>
              {texts.whole}
            </Button>
            <Button type="submit" isBusy={form.isBusy}>
              {form.isBusy ? texts.sending : texts.use}
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
