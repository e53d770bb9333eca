import { formatMoney } from '@shop/domain/money'
import { adminQuotations as english } from '@shop/texts/en/admin-quotations'
import { adminQuotations as spanish } from '@shop/texts/es/admin-quotations'
import { useTextsOf } from '../../language.tsx'
import type { Failure } from '../calls/failure.ts'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import type { DraftLine, LineProblems } from './draft-offer.ts'

type Props = {
  readonly line: DraftLine
  readonly number: number
  readonly problems: LineProblems
  readonly onChange: (line: DraftLine) => void
  readonly onRemove: () => void
}

export const DraftLineFields = ({ line, number, problems, onChange, onRemove }: Props) => {
  const { answer: texts } = useTextsOf({ es: spanish, en: english })
  const { id, product } = line
  const named = (field: string) => `${field}-${id}`
  const failure: Failure = {
    message: '',
    fields: {
      ...(problems.name ? { [named('nombre')]: texts.needsName } : {}),
      ...(problems.price ? { [named('precio')]: texts.needsPrice } : {}),
      ...(problems.pieces ? { [named('piezas')]: texts.needsPieces } : {}),
    },
  }
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
          <Field
            name={named('nombre')}
            label={texts.name}
            value={line.name}
            failure={failure}
            maxLength={200}
            onChange={({ target }) => onChange({ ...line, name: target.value })}
          />
          <Field
            name={named('marca')}
            label={texts.brand}
            value={line.brand}
            maxLength={80}
            onChange={({ target }) => onChange({ ...line, brand: target.value })}
          />
          <Field
            name={named('codigo')}
            label={texts.code}
            value={line.partNumber}
            maxLength={80}
            onChange={({ target }) => onChange({ ...line, partNumber: target.value })}
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1">
          <Field
            name={named('precio')}
            label={texts.price}
            inputMode="decimal"
            value={line.price}
            failure={failure}
            onChange={({ target }) => onChange({ ...line, price: target.value })}
          />
        </div>
        <div className="w-24">
          <Field
            name={named('piezas')}
            label={texts.pieces}
            inputMode="numeric"
            value={line.pieces}
            failure={failure}
            onChange={({ target }) => onChange({ ...line, pieces: target.value })}
          />
        </div>
        <Button look="quiet" aria-label={texts.removeNamed(title)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  )
}
