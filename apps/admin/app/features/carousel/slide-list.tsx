import type { StaffSlide } from '@shop/domain/staff-slide'
import { Button } from '@shop/ui/button'
import { SortableList } from '../../kit/list/sortable-list.tsx'
import { pictureAddress } from '../../kit/pictures/picture-address.ts'
import { useCarouselTexts } from './carousel-texts.ts'

type Props = {
  readonly slides: readonly StaffSlide[]
  readonly onOrder: (slides: readonly StaffSlide[]) => void
  readonly onEdit: (slide: StaffSlide) => void
  readonly onRemove: (slide: StaffSlide) => void
}

/** The slides in their order. */
export function SlideList({ slides, onOrder, onEdit, onRemove }: Props) {
  const texts = useCarouselTexts()
  return (
    <SortableList
      items={slides}
      keyOf={({ id }) => id}
      nameOf={({ titleEs }) => titleEs}
      label={texts.slides}
      texts={texts}
      onOrder={onOrder}
    >
      {(slide) => (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={pictureAddress(slide.wideImage, 360)}
            alt=""
            draggable={false}
            className="aspect-[20/7] w-full rounded-lg object-cover sm:w-56"
          />
          <div className="min-w-48 flex-1">
            <p className="font-semibold">
              {slides.indexOf(slide) + 1}. {slide.titleEs}
            </p>
            <p className="text-sm text-muted">{slide.textEs}</p>
            <p className="font-mono text-sm break-all text-muted">{slide.link}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button look="plain" aria-label={texts.editOf(slide.titleEs)} onClick={() => onEdit(slide)}>
              {texts.edit}
            </Button>
            <Button look="plain" aria-label={texts.removeOf(slide.titleEs)} onClick={() => onRemove(slide)}>
              {texts.remove}
            </Button>
          </div>
        </div>
      )}
    </SortableList>
  )
}
