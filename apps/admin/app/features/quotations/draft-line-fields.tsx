import { formatMoney } from '@shop/domain/money'
import { staffQuotations as english } from '@shop/texts/en/staff/quotations'
import { staffQuotations as spanish } from '@shop/texts/es/staff/quotations'
import { Button } from '@shop/ui/button'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { TextField } from '@shop/ui/form/text-field'
import { useTextsOf } from '../../language.tsx'
import type { DraftLine } from './draft-offer.ts'

type Props = {
  readonly line: DraftLine
  readonly number: number
  readonly field: (name: 'name' | 'brand' | 'partNumber' | 'price' | 'pieces') => FieldPlace
  readonly onChange: (line: DraftLine) => void
  readonly onRemove: () => void
}

export function DraftLineFields({ line, number, field, onChange, onRemove }: Props) {
  const { answer: texts } = useTextsOf({ es: spanish, en: english })
  const { product } = line
  const title = product?.name ?? texts.line(number)
  return (
    <fieldset className="rounded-lg border border-line p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      {product ? (
        <p className="text-sm text-muted">
          {product.brand} · <span className="font-mono">{product.partNumber}</span> · {texts.listPrice(formatMoney(product.finalPrice))} ·{' '}
          {texts.stock(product.stock)}
        </p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField
            field={field('name')}
            label={texts.name}
            value={line.name}
            maxLength={200}
            onChange={({ target }) => onChange({ ...line, name: target.value })}
          />
          <TextField
            field={field('brand')}
            label={texts.brand}
            isOptional
            value={line.brand}
            maxLength={80}
            onChange={({ target }) => onChange({ ...line, brand: target.value })}
          />
          <TextField
            field={field('partNumber')}
            label={texts.code}
            isOptional
            value={line.partNumber}
            maxLength={80}
            onChange={({ target }) => onChange({ ...line, partNumber: target.value })}
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <TextField
          field={field('price')}
          label={texts.price}
          inputMode="decimal"
          value={line.price}
          onChange={({ target }) => onChange({ ...line, price: target.value })}
          className="min-w-40 flex-1"
        />
        <TextField
          field={field('pieces')}
          label={texts.pieces}
          inputMode="numeric"
          value={line.pieces}
          onChange={({ target }) => onChange({ ...line, pieces: target.value })}
          className="w-24"
        />
        <Button look="plain" aria-label={texts.removeNamed(title)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  )
}
