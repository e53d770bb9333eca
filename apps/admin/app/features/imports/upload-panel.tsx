import { uploadImport } from '@shop/contract/staff/imports'
import { type DragEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { screens } from '../../screens.ts'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { Panel } from '../panel.tsx'
import { FileDrop } from './file-drop.tsx'
import { useImportTexts } from './import-texts.ts'

/** A file and whose it is; what comes next is asked on the import's own screen. */
export const UploadPanel = ({ supplier = '' }: { readonly supplier?: string }) => {
  const { upload: texts } = useImportTexts()
  const { send, isSending, failure } = useSend(uploadImport)
  const navigate = useNavigate()
  const [file, setFile] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setMissing(false)
  }
  const receive = async (typed: (name: string) => string) => {
    if (!file) return setMissing(true)
    const { data } = await send({ body: { supplier: typed('proveedor').trim() || undefined }, file })
    if (data) navigate(`${screens.imports.path}/${data.id}`)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
  return (
    <Panel title={texts.title} note={texts.note}>
      <form
        ref={form}
        noValidate
        className="grid items-start gap-4 lg:grid-cols-[1fr_2fr_auto]"
        onSubmit={(event) => receive(entered(event))}
      >
        <div className="lg:col-span-3 empty:hidden">{failure && <FormFailure failure={failure} />}</div>
        <Field name="proveedor" label={texts.supplier} defaultValue={supplier} maxLength={80} failure={failure} />
        <FileDrop file={file} problem={isMissing ? texts.none : undefined} onChoose={choose} onDrop={drop} />
        <Button type="submit" isBusy={isSending} className="lg:mt-7.5">
          {isSending ? texts.sending : texts.send}
        </Button>
      </form>
    </Panel>
  )
}
