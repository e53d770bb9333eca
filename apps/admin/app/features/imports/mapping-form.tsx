import { checkImport } from '@shop/contract/staff/imports'
import { IMPORT_KINDS, type ImportMapping, type StaffImport } from '@shop/domain/imports/import'
import { FIELDS_OF_FILE, type ImportField } from '@shop/domain/imports/import-fields'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { SelectField } from '@shop/ui/form/select-field'
import { TextField } from '@shop/ui/form/text-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { ColumnChoices, shownFieldAt } from './column-choices.tsx'
import { useImportTexts } from './import-texts.ts'
import { factorTyped, type MappingDraft } from './mapping-draft.ts'
import { PriceRule } from './price-rule.tsx'

type Props = { readonly seen: StaffImport; readonly onDone: () => void }

/** What each column holds, beside its first values. A field stands in one column only. */
export function MappingForm({ seen, onDone }: Props) {
  const { mapping: texts, kinds, upload } = useImportTexts()
  const check = useWrite(checkImport)
  const { kind: guessedKind, supplier, decimalSign, addsVat } = seen
  const initial: MappingDraft = {
    kind: guessedKind,
    supplier,
    decimalSign,
    columns: seen.columns,
    factor: String(seen.factor),
    addsVat,
  }
  const form = useForm({
    id: 'mapping',
    initial,
    rules: rulesOfDraft(checkImport, bodyOf),
    send: async (_, body) => {
      await check({ params: { id: seen.id }, body })
      onDone()
    },
  })
  const { kind, columns } = form.values
  const choose = (column: number, field: ImportField | undefined) =>
    form.change({
      columns: {
        ...Object.fromEntries(Object.entries(columns).filter(([name]) => name !== shownFieldAt(columns, column))),
        ...(field ? { [field]: column } : {}),
      },
    })
  const isFixed = seen.format === 'aces'
  return (
    <Card title={texts.title} note={isFixed ? texts.aces : texts.note}>
      <form {...form.formProps} className="space-y-5">
        <ErrorSummary of={form} />
        {seen.isRemembered && <p className="rounded-lg bg-brand-tint p-3">{texts.remembered}</p>}
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField field={form.field('supplier')} label={upload.supplier} maxLength={80} />
          {!isFixed && (
            <>
              <SelectField
                field={form.field('kind')}
                label={texts.kind}
                options={IMPORT_KINDS.map((one) => ({ value: one, text: kinds[one] }))}
              />
              <SelectField
                field={form.field('decimalSign')}
                label={texts.decimal}
                options={(['.', ','] as const).map((sign) => ({ value: sign, text: texts.decimals[sign] }))}
              />
            </>
          )}
        </div>
        {!isFixed && <ColumnChoices at={form.at} seen={seen} columns={columns} fields={FIELDS_OF_FILE[kind]} onChoose={choose} />}
        {kind === 'products' && <PriceRule form={form} seen={seen} />}
        <Button type="submit" isBusy={form.isBusy}>
          {texts.send}
        </Button>
      </form>
    </Card>
  )
}

/** Of the columns those that its kind of file has. */
function bodyOf({ supplier, columns, factor, ...mapping }: MappingDraft): ImportMapping {
  const fields: readonly string[] = FIELDS_OF_FILE[mapping.kind]
  return {
    ...mapping,
    supplier: supplier.trim(),
    factor: factorTyped(factor),
    columns: Object.fromEntries(Object.entries(columns).filter(([field]) => fields.includes(field))),
  }
}
