import { previewShop } from '@shop/contract/staff/opening'
import { Button } from '@shop/ui/button'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { OutsideIcon } from '../../kit/icons.tsx'
import { useOpeningTexts } from './opening-texts.ts'

/** Leads this browser into the closed shop. */
export function PreviewButton() {
  const { door: texts } = useOpeningTexts()
  const { send, isSending, failure } = useSend(previewShop)
  const enter = async () => {
    const { data } = await send({})
    if (data) location.assign(data.url)
  }
  return (
    <>
      <Button look="brand" isBusy={isSending} onClick={enter}>
        <OutsideIcon className="size-4" /> {texts.preview}
      </Button>
      <FailureNote failure={failure} />
    </>
  )
}
