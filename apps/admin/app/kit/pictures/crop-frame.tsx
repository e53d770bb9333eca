import { type Crop, movedCrop, resizedCrop } from '@shop/domain/crop'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { fractionRatio } from './fraction-ratio.ts'
import { usePictureTexts } from './picture-texts.ts'

type Props = {
  readonly bitmap: ImageBitmap
  readonly crop: Crop
  readonly aspect: number | undefined
  readonly onChange: (crop: Crop) => void
}
type Change = (from: Crop, right: number, down: number) => Crop

const WIDEST = 1_000
const STEP = 0.01
const LONG_STEP = 0.1
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
function percent(fraction: number) {
  return `${fraction * 100}%`
}

/** The picture with a frame on it. The frame is one button, its corner another: both follow pointers and arrow keys. */
export function CropFrame({ bitmap, crop, aspect, onChange }: Props) {
  const texts = usePictureTexts()
  const area = useRef<HTMLDivElement>(null)
  const held = useRef<{ readonly x: number; readonly y: number; readonly crop: Crop }>(undefined)
  const ratio = fractionRatio(bitmap, aspect)
  const resize: Change = (from, right, down) => resizedCrop(from, ratio !== undefined && right === 0 ? down * ratio : right, down, ratio)
  const follow = (change: Change) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { x: event.clientX, y: event.clientY, crop }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const box = area.current?.getBoundingClientRect()
      const from = held.current
      if (box && from) onChange(change(from.crop, (event.clientX - from.x) / box.width, (event.clientY - from.y) / box.height))
    },
    onPointerUp: () => {
      held.current = undefined
    },
    onPointerCancel: () => {
      held.current = undefined
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const [right, down] = STEPS[event.key] ?? []
      if (right === undefined || down === undefined) return
      event.preventDefault()
      const step = event.shiftKey ? LONG_STEP : STEP
      onChange(change(crop, right * step, down * step))
    },
  })
  return (
    <div className="flex justify-center rounded-lg bg-ground">
      <div
        ref={area}
        className="relative overflow-hidden"
        style={{ aspectRatio: bitmap.width / bitmap.height, width: `min(100%, calc(45vh * ${bitmap.width / bitmap.height}))` }}
      >
        <Drawn bitmap={bitmap} />
        <button
          type="button"
          aria-label={texts.move}
          {...follow(movedCrop)}
          className="absolute cursor-move touch-none border-2 border-white shadow-[0_0_0_100vmax_rgb(23_29_43/0.6)] focus-visible:border-accent"
          style={{ left: percent(crop.left), top: percent(crop.top), width: percent(crop.width), height: percent(crop.height) }}
        />
        <button
          type="button"
          aria-label={texts.resize}
          {...follow(resize)}
          className="absolute -mt-11 -ml-11 grid size-11 cursor-nwse-resize touch-none place-items-end p-1"
          style={{ left: percent(crop.left + crop.width), top: percent(crop.top + crop.height) }}
        >
          <span className="size-5 rounded-full border-2 border-white bg-brand" />
        </button>
      </div>
    </div>
  )
}

function Drawn({ bitmap }: { readonly bitmap: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, WIDEST / Math.max(bitmap.width, bitmap.height))
  useEffect(() => {
    const shown = canvas.current
    shown?.getContext('2d')?.drawImage(bitmap, 0, 0, shown.width, shown.height)
  }, [bitmap])
  return (
    <canvas
      ref={canvas}
      width={Math.max(1, Math.round(bitmap.width * scale))}
      height={Math.max(1, Math.round(bitmap.height * scale))}
      className="block size-full"
    />
  )
}
