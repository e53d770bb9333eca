import { changePolicyText, restorePolicyText } from '@shop/contract/staff/policy-texts'
import { type DeskSection, POLICY_PLACEHOLDERS, type SectionText } from '@shop/domain/policy-text'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCheckedSend } from '../calls/use-checked-send.ts'
import { useSend } from '../calls/use-send.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { Button } from '../form/button.tsx'
import { SaveFailure } from '../form/save-failure.tsx'
import { useUnsaved } from '../form/unsaved.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { SectionFields } from './section-fields.tsx'
import { useSettingsTexts } from './settings-texts.ts'

type Props = { readonly section: DeskSection; readonly onDone: () => void }

/** A section in both languages side by side, each with how visitors will see it. */
export const SectionEditor = ({ section, onDone }: Props) => {
  const { page, section: id, own, original, version } = section
  const all = useSettingsTexts()
  const texts = all.policyTexts
  const { say } = useNotices()
  const [draft, setDraft] = useState<SectionText>(own ?? original)
  const { leave } = useUnsaved(JSON.stringify(draft) !== JSON.stringify(own ?? original))
  const back = useRef<HTMLButtonElement>(null)
  // It takes the place of a long list that somebody has scrolled down.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    back.current?.focus({ preventScroll: true })
  }, [])
  const [isRestoring, setRestoring] = useState(false)
  const saved = useCheckedSend(changePolicyText)
  const restored = useSend(restorePolicyText)
  const params = { page, section: id }
  const conclude = (isDone: boolean, text: string) => {
    if (!isDone) return
    say(text)
    onDone()
  }
  const { title, body } = draft
  const save = async () => {
    const typed = { titulo: title.es, titulo_en: title.en, texto: body.es, texto_en: body.en, version }
    conclude((await saved.submit(typed, params)) !== undefined, all.saved)
  }
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <button
        ref={back}
        type="button"
        onClick={() => leave(onDone)}
        className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-2"
      >
        {texts.back}
      </button>
      <SaveFailure failure={saved.failure ?? restored.failure} onShowNew={onDone} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <SectionFields locale="es" draft={draft} failure={saved.failure} onChange={setDraft} />
        <SectionFields locale="en" draft={draft} failure={saved.failure} onChange={setDraft} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={saved.isSending}>
          {saved.isSending ? all.saving : all.save}
        </Button>
        {own && (
          <Button look="quiet" onClick={() => setRestoring(true)}>
            {texts.restore}
          </Button>
        )}
      </div>
      <Panel title={texts.how}>
        <ul className="list-disc space-y-1 pl-5">
          {texts.marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
        <p className="mt-4">{texts.placeholders}</p>
        <p className="mt-1 flex flex-wrap gap-2">
          {POLICY_PLACEHOLDERS.map((name) => (
            <code key={name} className="rounded bg-ground px-2 py-1 text-sm">{`{${name}}`}</code>
          ))}
        </p>
      </Panel>
      {isRestoring && (
        <ConfirmDialog
          title={texts.restoreTitle}
          text={texts.restoreText}
          yes={texts.restore}
          isBusy={restored.isSending}
          onYes={async () => {
            const { data } = await restored.send({ params, body: { version } })
            setRestoring(false)
            conclude(data !== undefined, texts.restored)
          }}
          onClose={() => setRestoring(false)}
        />
      )}
    </form>
  )
}
