import { type Crop, cropInPixels } from '@shop/domain/crop'
import { useEffect, useRef } from 'react'
import { usePictureTexts } from './picture-texts.ts'

const SIDE = 144

/** What will be left of the picture. */
export function CropPreview({ bitmap, crop }: { readonly bitmap: ImageBitmap; readonly crop: Crop }) {
  const { preview } = usePictureTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { left, top, width, height } = cropInPixels(crop, bitmap)
  const scale = SIDE / Math.max(width, height)
  const shown = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, shown.width, shown.height)
  }, [bitmap, left, top, width, height, shown.width, shown.height])
  return (
    <figure>
      <figcaption className="mb-1 text-sm font-medium">{preview}</figcaption>
      <canvas ref={canvas} {...shown} className="rounded-lg border border-line" />
    </figure>
  )
}
