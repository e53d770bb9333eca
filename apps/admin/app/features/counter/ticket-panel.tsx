import { MOST_PIECES } from '@shop/domain/cart'
import { mostDiscountOf } from '@shop/domain/counter'
import { formatMoney } from '@shop/domain/money'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { TextField } from '@shop/ui/form/text-field'
import type { ReactNode } from 'react'
import { PartForCar } from '../../common/part/part-for-car.tsx'
import { looseField } from '../../kit/form/loose-field.ts'
import { useMember } from '../../kit/session/session.tsx'
import { type Ticket, type TicketLine, totalOf, unitPriceOf, withoutPart, withPieces } from './ticket.ts'
import { TicketNews } from './ticket-news.tsx'
import { useCounterTexts } from './use-counter-texts.ts'

type Props = {
  readonly ticket: Ticket
  readonly onChange: (next: (before: Ticket) => Ticket) => void
  readonly children: ReactNode
}

export function TicketPanel({ ticket, onChange, children }: Props) {
  const texts = useCounterTexts()
  const most = mostDiscountOf(useMember().role)
  return (
    <Card title={texts.ticket}>
      <TicketNews ticket={ticket} onChange={onChange} />
      {ticket.lines.length === 0 ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {ticket.lines.map((line) => (
              <Line key={line.product.id} ticket={ticket} line={line} onChange={onChange} />
            ))}
          </ul>
          <TextField
            field={looseField('ticket', 'descuento')}
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            label={texts.discount(most)}
            value={ticket.discountPercent}
            onChange={({ target }) => onChange((before) => ({ ...before, discountPercent: percentOf(target.value, most) }))}
            className="mt-4 max-w-64"
          />
        </>
      )}
      <p role="status" className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-xl">
        <span>
          {texts.total} <span className="text-sm text-muted">{texts.vat}</span>
        </span>
        <strong className="tabular-nums">{formatMoney(totalOf(ticket))}</strong>
      </p>
      {ticket.lines.length > 0 && <div className="mt-4 flex flex-wrap gap-2">{children}</div>}
    </Card>
  )
}

type LineProps = { readonly ticket: Ticket; readonly line: TicketLine; readonly onChange: Props['onChange'] }

function Line({ ticket, line, onChange }: LineProps) {
  const texts = useCounterTexts()
  const { product, pieces, car } = line
  return (
    <li className="py-3">
      <p className="font-medium">{product.name}</p>
      {car && <PartForCar id={product.id} car={car} />}
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextField
          field={looseField(`ticket-${product.id}`, 'piezas')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_PIECES}
          value={pieces}
          label={texts.piecesOf(product.name)}
          hidesLabel
          onChange={({ target }) => onChange((before) => withPieces(before, product.id, Number(target.value)))}
          className="w-20"
        />
        <span className="text-sm text-muted tabular-nums">{texts.each(formatMoney(unitPriceOf(ticket, line)))}</span>
        <Button
          look="plain"
          className="ml-auto"
          aria-label={texts.removeNamed(product.name)}
          onClick={() => onChange((before) => withoutPart(before, product.id))}
        >
          {texts.remove}
        </Button>
      </div>
      {pieces > product.stock && <p className="mt-1 text-sm font-medium text-bad">{texts.short(Math.max(product.stock, 0))}</p>}
    </li>
  )
}

function percentOf(typed: string, most: number): number {
  return Math.min(Math.max(Math.trunc(Number(typed)) || 0, 0), most)
}
