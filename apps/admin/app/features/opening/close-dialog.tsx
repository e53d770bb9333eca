import { closeShop } from '@shop/contract/staff/opening'
import type { Opening } from '@shop/domain/opening'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { SaveFailure } from '../../kit/form/save-failure.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useTexts } from '../../language.tsx'
import { useOpeningTexts } from './opening-texts.ts'

type Props = {
  readonly version: number
  readonly onClosed: (opening: Opening) => void
  readonly onShowNew: () => void
  readonly onClose: () => void
}

/** What closing means, and what visitors are told meanwhile. */
export function CloseDialog({ version, onClosed, onShowNew, onClose }: Props) {
  const { closing: texts } = useOpeningTexts()
  const { cancel } = useTexts()
  const { say } = useNotices()
  const write = useWrite(closeShop)
  const form = useForm({
    id: 'close-shop',
    initial: { messageEs: '', messageEn: '', version },
    rules: rulesOf(closeShop),
    send: async (_, body) => {
      // As it stands now: after a colleague's change the message is still there, and can be sent.
      onClosed(await write({ body: { ...body, version } }))
      say(texts.closed)
    },
  })
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{texts.text}</p>
      <form {...form.formProps} className="mt-4 space-y-4">
        <SaveFailure of={form} onShowNew={onShowNew} />
        <TextField field={form.field('messageEs')} label={texts.messageEs} hint={texts.messageEsHint} autoComplete="off" />
        <TextField field={form.field('messageEn')} label={texts.messageEn} autoComplete="off" />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="plain" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" look="danger" isBusy={form.isBusy}>
            {texts.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
