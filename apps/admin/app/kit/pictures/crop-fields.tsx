import { type Crop, movedCrop, resizedCrop } from '@shop/domain/crop'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { TextField } from '@shop/ui/form/text-field'
import { fractionRatio } from './fraction-ratio.ts'
import { usePictureTexts } from './picture-texts.ts'

type Props = {
  readonly at: (name: string) => FieldPlace
  readonly bitmap: ImageBitmap
  readonly crop: Crop
  readonly aspect: number | undefined
  readonly onChange: (crop: Crop) => void
}

/** The same frame in numbers: percent of the picture. */
export function CropFields({ at, bitmap, crop, aspect, onChange }: Props) {
  const { sides } = usePictureTexts()
  const ratio = fractionRatio(bitmap, aspect)
  const set: Readonly<Record<keyof Crop, (value: number) => Crop>> = {
    left: (value) => movedCrop(crop, value - crop.left, 0),
    top: (value) => movedCrop(crop, 0, value - crop.top),
    width: (value) => resizedCrop(crop, value - crop.width, 0, ratio),
    height: (value) =>
      ratio === undefined ? resizedCrop(crop, 0, value - crop.height, ratio) : resizedCrop(crop, (value - crop.height) * ratio, 0, ratio),
  }
  const names: readonly (keyof Crop)[] = ['left', 'top', 'width', 'height']
  return (
    <div className="grid flex-1 grid-cols-2 items-end gap-3">
      {names.map((name) => (
        <TextField
          key={name}
          field={at(`crop.${name}`)}
          label={sides[name]}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          value={Math.round(crop[name] * 100)}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            if (Number.isFinite(valueAsNumber)) onChange(set[name](valueAsNumber / 100))
          }}
        />
      ))}
    </div>
  )
}
