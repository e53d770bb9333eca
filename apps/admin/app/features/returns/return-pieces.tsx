import { formatMoney } from '@shop/domain/money'
import type { StaffReturn } from '@shop/domain/return'
import { Card } from '@shop/ui/card'
import { useReturnTexts } from './return-texts.ts'

export const ReturnPieces = ({ seen: { lines } }: { readonly seen: StaffReturn }) => {
  const texts = useReturnTexts()
  return (
    <Card title={texts.pieces}>
      <ul className="divide-y divide-line">
        {lines.map(({ place, name, partNumber, qty, unitPrice, fate }) => (
          <li key={place} className="py-2">
            <span className="font-medium">
              {qty} × {name}
            </span>
            <span className="block text-sm text-muted">
              <span className="font-mono">{partNumber}</span> · {formatMoney(unitPrice)}
              {fate && ` · ${texts.fates[fate]}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
