import { checkImport } from '@shop/contract/staff/imports'
import { IMPORT_KINDS, type ImportKind, type StaffImport } from '@shop/domain/imports/import'
import { FITMENT_FIELDS, type ImportField, PRODUCT_FIELDS } from '@shop/domain/imports/import-fields'
import { useState } from 'react'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { SelectField } from '../form/select-field.tsx'
import { Panel } from '../panel.tsx'
import { ColumnChoices } from './column-choices.tsx'
import { useImportTexts } from './import-texts.ts'

type Props = { readonly seen: StaffImport; readonly onDone: () => void }

/** What each column holds, beside its first values. A field stands in one column only. */
export const MappingForm = ({ seen, onDone }: Props) => {
  const { mapping: texts, kinds, upload } = useImportTexts()
  const { send, isSending, failure } = useSend(checkImport)
  const [kind, setKind] = useState<ImportKind>(seen.kind)
  const [columns, setColumns] = useState(seen.columns)
  const fields: readonly ImportField[] = kind === 'products' ? PRODUCT_FIELDS : FITMENT_FIELDS
  const choose = (column: number, field: ImportField | undefined) =>
    setColumns({
      ...Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== column)),
      ...(field ? { [field]: column } : {}),
    })
  const check = async (typed: (name: string) => string) => {
    const used = Object.fromEntries(Object.entries(columns).filter(([field]) => fields.includes(field as ImportField)))
    const { data } = await send({
      params: { id: seen.id },
      body: { kind, supplier: typed('proveedor').trim(), decimalSign: typed('decimal') === ',' ? ',' : '.', columns: used },
    })
    if (data) onDone()
  }
  const isFixed = seen.format === 'aces'
  return (
    <Panel title={texts.title} note={isFixed ? texts.aces : texts.note}>
      <form noValidate className="space-y-5" onSubmit={(event) => check(entered(event))}>
        <FormFailure failure={failure} />
        {seen.isRemembered && <p className="rounded-lg bg-brand-tint p-3">{texts.remembered}</p>}
        <div className="grid gap-4 sm:grid-cols-3">
          <Field name="proveedor" label={upload.supplier} defaultValue={seen.supplier} maxLength={80} failure={failure} />
          {!isFixed && (
            <>
              <SelectField
                name="tipo"
                label={texts.kind}
                value={kind}
                onChange={({ target }) => setKind(IMPORT_KINDS.find((one) => one === target.value) ?? 'products')}
                options={IMPORT_KINDS.map((one) => ({ value: one, text: kinds[one] }))}
              />
              <SelectField
                name="decimal"
                label={texts.decimal}
                defaultValue={seen.decimalSign}
                options={(['.', ','] as const).map((sign) => ({ value: sign, text: texts.decimals[sign] }))}
              />
            </>
          )}
        </div>
        {!isFixed && <ColumnChoices seen={seen} columns={columns} fields={fields} onChoose={choose} />}
        <Button type="submit" isBusy={isSending}>
          {texts.send}
        </Button>
      </form>
    </Panel>
  )
}
