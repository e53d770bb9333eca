import { uploadImportPictures } from '@shop/contract/staff/import-pictures'
import type { StaffImport } from '@shop/domain/imports/import'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { FileDrop } from './file-drop.tsx'
import { useImportTexts } from './import-texts.ts'

type Props = { readonly seen: StaffImport; readonly onDone: () => void }
type Typed = { readonly file: File | undefined }

/** The pictures that the list has by name. */
export function ZipForm({ seen, onDone }: Props) {
  const {
    pictures: { zip: texts, received },
  } = useImportTexts()
  const write = useWrite(uploadImportPictures)
  const { say } = useNotices()
  const initial: Typed = { file: undefined }
  const form = useForm({
    id: 'zip',
    initial,
    rules: rulesOf(uploadImportPictures),
    also: ({ file }) => (file ? {} : { file: 'required' }),
    messageOf: (name) => (name === 'file' ? texts.none : undefined),
    send: async ({ file }) => {
      await write({ params: { id: seen.id }, file })
      say(received)
      onDone()
    },
  })
  return (
    <form {...form.formProps} className="mt-4 grid items-start gap-4 border-t border-line pt-4 lg:grid-cols-[2fr_auto]">
      <div className="lg:col-span-2 empty:hidden">
        <ErrorSummary of={form} />
      </div>
      <FileDrop
        field={form.at('file')}
        file={form.values.file}
        onChoose={(file) => form.change({ file })}
        label={texts.label}
        choose={seen.hasZip ? texts.replace : texts.choose}
      />
      <Button type="submit" look="plain" isBusy={form.isBusy} className="lg:mt-6.5">
        {form.isBusy ? texts.sending : texts.send}
      </Button>
      <p className="text-sm text-muted lg:col-span-2">{texts.note}</p>
    </form>
  )
}
