import { formatMoney } from '@shop/domain/money'
import type { StaffReturn } from '@shop/domain/return'
import { Card } from '@shop/ui/card'
import { PartForCar } from '../../common/part/part-for-car.tsx'
import { useReturnTexts } from './return-texts.ts'

export function ReturnPieces({ seen: { lines } }: { readonly seen: StaffReturn }) {
  const texts = useReturnTexts()
  return (
    <Card title={texts.pieces}>
      <ul className="divide-y divide-line">
        {lines.map(({ place, productId, name, partNumber, qty, unitPrice, fate, forCar }) => (
          <li key={place} className="py-2">
            <span className="font-medium">
              {qty} × {name}
            </span>
            <span className="block text-sm text-muted">
              <span className="font-mono">{partNumber}</span> · {formatMoney(unitPrice)}
              {fate && ` · ${texts.fates[fate]}`}
            </span>
            {forCar && <PartForCar id={productId} car={forCar} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
