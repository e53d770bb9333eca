import { MOST_PICTURES } from '@shop/domain/staff-product'
import { Card } from '@shop/ui/card'
import { FieldError } from '@shop/ui/form/field-frame'
import { type DragEvent, type ReactNode, useState } from 'react'
import { CloseIcon, CropIcon, LeftIcon, RightIcon } from '../../kit/icons.tsx'
import { CropDialog } from '../../kit/pictures/crop-dialog.tsx'
import { pictureAddress } from '../../kit/pictures/picture-address.ts'
import { PicturePicker } from '../../kit/pictures/picture-picker.tsx'
import { useProductTexts } from './product-texts.ts'
import type { SectionProps } from './section-props.ts'

/** Lists and pages show parts in a square. */
const SQUARE = 1
const WIDEST = 1_600

export function PicturesSection({ form }: SectionProps) {
  const { pictures: texts } = useProductTexts()
  const { images } = form.values
  const [said, setSaid] = useState('')
  const [held, setHeld] = useState<number>()
  const [cropped, setCropped] = useState<{ readonly place: number; readonly file: Blob }>()
  const set = (changed: readonly string[]) => form.change({ images: changed })
  const move = (from: number, to: number) => {
    const name = images[from]
    if (name === undefined || from === to || to < 0 || to >= images.length) return
    set(images.toSpliced(from, 1).toSpliced(to, 0, name))
    setSaid(texts.moved(from + 1, to + 1))
  }
  const crop = async (place: number) => {
    const response = await fetch(pictureAddress(images[place], WIDEST)).catch(() => undefined)
    if (response?.ok) setCropped({ place, file: await response.blob() })
    else setSaid(texts.lost)
  }
  const drag = (place: number) => ({
    draggable: true,
    onDragStart: () => setHeld(place),
    onDragEnd: () => setHeld(undefined),
    onDragOver: (event: DragEvent) => held !== undefined && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (held !== undefined) move(held, place)
      setHeld(undefined)
    },
  })
  return (
    <Card title={texts.title} note={images.length > 0 ? texts.note : texts.none}>
      <ul className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2">
        {images.map((name, i) => (
          <li
            key={name}
            id={form.at(`images.${i}`).id}
            tabIndex={-1}
            {...drag(i)}
            className={`rounded-lg border p-2 ${held === i ? 'border-brand opacity-60' : 'border-line'} cursor-grab`}
          >
            <img
              src={pictureAddress(name, 360)}
              alt={texts.pictureOf(i + 1)}
              draggable={false}
              className="aspect-square w-full rounded-md object-cover"
            />
            <div className="mt-1 grid grid-cols-2 2xl:grid-cols-4">
              <Tool label={texts.earlier(i + 1)} isOff={i === 0} onClick={() => move(i, i - 1)}>
                <LeftIcon />
              </Tool>
              <Tool label={texts.later(i + 1)} isOff={i === images.length - 1} onClick={() => move(i, i + 1)}>
                <RightIcon />
              </Tool>
              <Tool label={texts.crop(i + 1)} onClick={() => void crop(i)}>
                <CropIcon />
              </Tool>
              <Tool label={texts.remove(i + 1)} onClick={() => set(images.toSpliced(i, 1))}>
                <CloseIcon />
              </Tool>
            </div>
            {i === 0 && <p className="text-center text-sm font-semibold text-brand">{texts.first}</p>}
            <FieldError field={form.at(`images.${i}`)} />
          </li>
        ))}
      </ul>
      {images.length < MOST_PICTURES ? (
        <PicturePicker label={texts.add} aspect={SQUARE} onAdded={({ name }) => set([...images.filter((one) => one !== name), name])} />
      ) : (
        <p className="text-sm text-muted">{texts.full(MOST_PICTURES)}</p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {cropped && (
        <CropDialog
          file={cropped.file}
          aspect={SQUARE}
          onClose={() => setCropped(undefined)}
          onUnreadable={() => {
            setCropped(undefined)
            setSaid(texts.lost)
          }}
          onAdded={({ name }) => {
            setCropped(undefined)
            set([...new Set(images.toSpliced(cropped.place, 1, name))])
          }}
        />
      )}
    </Card>
  )
}

type ToolProps = { readonly label: string; readonly isOff?: boolean; readonly onClick: () => void; readonly children: ReactNode }

function Tool({ label, isOff = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
      className="grid min-h-11 cursor-pointer place-items-center rounded-lg text-brand hover:bg-brand-tint aria-disabled:cursor-default aria-disabled:text-line"
    >
      {children}
    </button>
  )
}
