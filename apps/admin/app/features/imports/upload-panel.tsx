import { uploadImport } from '@shop/contract/staff/imports'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useNavigate } from 'react-router'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { screens } from '../../screens.ts'
import { FileDrop } from './file-drop.tsx'
import { useImportTexts } from './import-texts.ts'

type Typed = { readonly supplier: string; readonly file: File | undefined }

/** A file and whose it is; what comes next is asked on the import's own screen. */
export function UploadPanel({ supplier = '' }: { readonly supplier?: string }) {
  const { upload: texts } = useImportTexts()
  const write = useWrite(uploadImport)
  const navigate = useNavigate()
  const initial: Typed = { supplier, file: undefined }
  const form = useForm({
    id: 'upload',
    initial,
    rules: rulesOf(uploadImport),
    also: ({ file }) => (file ? {} : { file: 'required' }),
    messageOf: (name) => (name === 'file' ? texts.none : undefined),
    send: async ({ file }, body) => {
      const { id } = await write({ body, file })
      await navigate(`${screens.imports.path}/${id}`)
    },
  })
  return (
    <Card title={texts.title} note={texts.note}>
      <form {...form.formProps} className="grid items-start gap-4 lg:grid-cols-[1fr_2fr_auto]">
        <div className="lg:col-span-3 empty:hidden">
          <ErrorSummary of={form} />
        </div>
        <TextField field={form.field('supplier')} label={texts.supplier} isOptional maxLength={80} />
        <FileDrop field={form.at('file')} file={form.values.file} onChoose={(file) => form.change({ file })} />
        <Button type="submit" isBusy={form.isBusy} className="lg:mt-6.5">
          {form.isBusy ? texts.sending : texts.send}
        </Button>
      </form>
    </Card>
  )
}
