import { readImportAnotherWay } from '@shop/contract/staff/imports'
import type { StaffImport } from '@shop/domain/imports/import'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { SelectField } from '@shop/ui/form/select-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useImportTexts } from './import-texts.ts'

type Props = { readonly seen: StaffImport; readonly onDone: () => void }

/** Which sheet it is and where its headings are, as they were guessed, for whoever knows better. */
export function SheetForm({ seen, onDone }: Props) {
  const { sheet: texts } = useImportTexts()
  const read = useWrite(readImportAnotherWay)
  const initial = { sheet: String(seen.sheet), headingRow: String(seen.headingRow) }
  const form = useForm({
    id: 'sheet',
    initial,
    rules: rulesOf(readImportAnotherWay),
    send: async ({ sheet, headingRow }) => {
      const isOther = sheet !== initial.sheet
      // The rows of another sheet are not known yet: where its headings are is guessed.
      await read({ params: { id: seen.id }, body: { sheet: Number(sheet), headingRow: isOther ? undefined : Number(headingRow) } })
      onDone()
    },
  })
  const hasSheets = seen.sheets.length > 1
  const isOther = form.values.sheet !== initial.sheet
  return (
    <Card title={texts.title} note={texts.note}>
      <form {...form.formProps} className="grid items-start gap-4 sm:grid-cols-[1fr_2fr_auto]">
        <div className="sm:col-span-3 empty:hidden">
          <ErrorSummary of={form} />
        </div>
        {hasSheets && (
          <SelectField
            field={form.field('sheet')}
            label={texts.sheet}
            options={seen.sheets.map((name, place) => ({ value: String(place), text: name || String(place + 1) }))}
          />
        )}
        <SelectField
          field={form.field('headingRow')}
          label={texts.headingRow}
          disabled={isOther}
          className={hasSheets ? '' : 'sm:col-span-2'}
          options={seen.top.map(({ row, text }) => ({ value: String(row), text: `${row}: ${text}` }))}
        />
        <Button type="submit" look="plain" isBusy={form.isBusy} className="sm:mt-6.5">
          {texts.send}
        </Button>
      </form>
    </Card>
  )
}
