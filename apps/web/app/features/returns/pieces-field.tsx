import { carText } from '@shop/domain/car-names'
import type { ReturnableLine } from '@shop/domain/return'
import { FieldError, INPUT } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { PartThumb } from '../../common/part/part-thumb.tsx'
import { useReturnTexts } from './return-texts.ts'

type Counts = Readonly<Record<number, number>>
type Props = {
  readonly field: FieldPlace
  readonly lines: readonly ReturnableLine[]
  readonly counts: Counts
  readonly onChange: (counts: Counts) => void
}

export function PiecesField({ field, lines, counts, onChange }: Props) {
  const { form: texts } = useReturnTexts()
  const { totals } = useOrderTexts()
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={field.error && `${field.id}-error`}>
      <legend className="font-semibold">{texts.pieces}</legend>
      <ul className="mt-2 divide-y divide-line">
        {lines.map(({ place, name, partNumber, image, left, forCar }) => (
          <li
            key={place}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3 py-2 sm:grid-cols-[3.5rem_minmax(0,1fr)_9rem]"
          >
            <PartThumb image={image} />
            <p className="min-w-0 leading-snug">
              {name}
              <span className="block font-mono text-sm text-muted">{partNumber}</span>
              {forCar && <span className="block text-sm text-muted">{totals.forCar(carText(forCar))}</span>}
            </p>
            <select
              aria-label={texts.piecesOf(name)}
              value={counts[place] ?? 0}
              onChange={(event) => onChange({ ...counts, [place]: Number(event.target.value) })}
              className={`${INPUT} col-span-2 sm:col-span-1`}
            >
              <option value={0}>{texts.none}</option>
              {Array.from({ length: left }, (_, i) => i + 1).map((count) => (
                <option key={count} value={count}>
                  {texts.count(count)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <FieldError field={field} />
    </fieldset>
  )
}
