import { listSlides, orderSlides, removeSlide } from '@shop/contract/staff/carousel'
import type { StaffSlide } from '@shop/domain/staff-slide'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { useCarouselTexts } from '../features/carousel/carousel-texts.ts'
import { SlideForm } from '../features/carousel/slide-form.tsx'
import { SlideList } from '../features/carousel/slide-list.tsx'
import { FailureNote } from '../kit/calls/failure-note.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { useSend } from '../kit/calls/use-send.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useEdited } from '../kit/list/use-edited.ts'
import { useOrdering } from '../kit/list/use-ordering.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useNotices } from '../kit/use-notices.ts'
import { useTexts } from '../language.tsx'

export function Carousel() {
  const texts = useCarouselTexts()
  const names = useTexts().screens
  const { say } = useNotices()
  const called = useCall(listSlides, {})
  const removing = useSend(removeSlide)
  const edited = useEdited(called)
  const [unwanted, setUnwanted] = useState<StaffSlide>()
  const { wish, ask } = useOrdering({
    called,
    endpoint: orderSlides,
    inputOf: (slides) => ({ body: { ids: slides.map(({ id }) => id) } }),
    said: texts.ordered,
  })
  const remove = async ({ id }: StaffSlide) => {
    const { data } = await removing.send({ params: { id } })
    setUnwanted(undefined)
    if (data) say(texts.removed)
    called.reload()
  }
  return (
    <Screen title={names.carousel} lead={texts.lead}>
      {edited.isOpen ? (
        <SlideForm slide={edited.row} onDone={edited.close} onCancel={edited.cancel} />
      ) : (
        <Card title={texts.slides} note={texts.drag} aside={<Button onClick={edited.openNew}>{texts.create}</Button>}>
          <FailureNote failure={removing.failure} />
          <Loaded of={called}>
            {(slides) =>
              slides.length === 0 ? (
                <p className="text-muted">{texts.none}</p>
              ) : (
                <SlideList slides={wish ?? slides} onOrder={ask} onEdit={edited.open} onRemove={setUnwanted} />
              )
            }
          </Loaded>
        </Card>
      )}
      {unwanted && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText(unwanted.titleEs)}
          yes={texts.remove}
          isBusy={removing.isSending}
          onYes={() => remove(unwanted)}
          onClose={() => setUnwanted(undefined)}
        />
      )}
    </Screen>
  )
}
