import type { StaffSlide } from '@shop/domain/staff-slide'
import { Button } from '@shop/ui/button'
import { type DragEvent, useState } from 'react'
import { DownIcon, UpIcon } from '../../kit/icons.tsx'
import { pictureAddress } from '../../kit/pictures/picture-address.ts'
import { useCarouselTexts } from './carousel-texts.ts'
import { moved } from './moved.ts'

type Props = {
  readonly slides: readonly StaffSlide[]
  readonly isBusy: boolean
  readonly onOrder: (slides: readonly StaffSlide[]) => void
  readonly onEdit: (slide: StaffSlide) => void
  readonly onRemove: (slide: StaffSlide) => void
}

/** The slides in their order, which is changed by dragging or by a button. */
export const SlideList = ({ slides, isBusy, onOrder, onEdit, onRemove }: Props) => {
  const texts = useCarouselTexts()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged !== undefined && dragged !== to) onOrder(moved(slides, dragged, to))
    setDragged(undefined)
    setOver(undefined)
  }
  const move = (from: number, to: number) => onOrder(moved(slides, from, to))
  return (
    <ol className="space-y-3" aria-label={texts.slides}>
      {slides.map((slide, i) => (
        <li
          key={slide.id}
          draggable={!isBusy}
          onDragStart={() => setDragged(i)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(i)
          }}
          onDrop={(event) => drop(event, i)}
          className={`flex cursor-grab flex-wrap items-center gap-4 rounded-xl border bg-white p-3 ${over === i && dragged !== undefined && dragged !== i ? 'border-brand bg-brand-tint' : 'border-line'} ${dragged === i ? 'opacity-50' : ''}`}
        >
          <img
            src={pictureAddress(slide.wideImage, 360)}
            alt=""
            draggable={false}
            className="aspect-[20/7] w-full rounded-lg object-cover sm:w-56"
          />
          <div className="min-w-48 flex-1">
            <p className="font-semibold">
              {i + 1}. {slide.titleEs}
            </p>
            <p className="text-sm text-muted">{slide.textEs}</p>
            <p className="font-mono text-sm break-all text-muted">{slide.link}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button look="plain" aria-label={texts.up(slide.titleEs)} disabled={i === 0} isBusy={isBusy} onClick={() => move(i, i - 1)}>
              <UpIcon />
            </Button>
            <Button
              look="plain"
              aria-label={texts.down(slide.titleEs)}
              disabled={i === slides.length - 1}
              isBusy={isBusy}
              onClick={() => move(i, i + 1)}
            >
              <DownIcon />
            </Button>
            <Button look="plain" aria-label={texts.editOf(slide.titleEs)} onClick={() => onEdit(slide)}>
              {texts.edit}
            </Button>
            <Button look="plain" aria-label={texts.removeOf(slide.titleEs)} onClick={() => onRemove(slide)}>
              {texts.remove}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}
