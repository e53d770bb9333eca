import type { StaffImport } from '@shop/domain/imports/import'
import { publicPrice } from '@shop/domain/imports/public-price'
import { readPrice } from '@shop/domain/imports/read-cell'
import { formatMoney } from '@shop/domain/money'
import { SelectField } from '@shop/ui/form/select-field'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import type { useForm } from '../../kit/form/use-form.ts'
import { useImportTexts } from './import-texts.ts'
import { factorTyped, type MappingDraft } from './mapping-draft.ts'

type Props = { readonly form: ReturnType<typeof useForm<MappingDraft, unknown>>; readonly seen: StaffImport }

const SHOWN = 3

/** How the public price is made of a column, and what becomes of its first values. */
export function PriceRule({ form, seen: { headings, preview } }: Props) {
  const { pricing: texts } = useImportTexts()
  const { columns, decimalSign, addsVat } = form.values
  const { price: column, ...others } = columns
  const pricing = { factor: factorTyped(form.values.factor), addsVat }
  const examples = preview.flatMap((cells) => {
    const said = column === undefined ? undefined : readPrice(cells[column] ?? '', decimalSign)
    return said === undefined || Number.isNaN(pricing.factor) ? [] : `${formatMoney(said)} → ${formatMoney(publicPrice(said, pricing))}`
  })
  return (
    <fieldset className="rounded-lg border border-line p-4">
      <legend className="px-1 font-semibold">{texts.title}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField
          field={form.at('priceColumn')}
          label={texts.from}
          isOptional
          value={column === undefined ? '' : String(column)}
          options={[{ value: '', text: texts.none }, ...headings.map((text, place) => ({ value: String(place), text }))]}
          onChange={({ target: { value } }) => form.change({ columns: value === '' ? others : { ...others, price: Number(value) } })}
        />
        <TextField field={form.field('factor')} label={texts.factor} inputMode="decimal" autoComplete="off" inputClassName="tabular-nums" />
        <div className="sm:mt-7">
          <TickField field={form.at('addsVat')} isTicked={addsVat} onTick={(ticked) => form.change({ addsVat: ticked })}>
            {texts.addsVat}
          </TickField>
        </div>
      </div>
      {examples.length > 0 && (
        <p className="mt-3 text-sm text-muted tabular-nums">
          {texts.examples} {examples.slice(0, SHOWN).join(' · ')}
        </p>
      )}
    </fieldset>
  )
}
