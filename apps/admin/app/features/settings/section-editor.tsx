import { changePolicyText, restorePolicyText } from '@shop/contract/staff/policy-texts'
import { POLICY_PLACEHOLDERS, type StaffSection } from '@shop/domain/policy-text'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { rulesOf } from '@shop/ui/form/rules'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import type { Failure } from '../../kit/calls/failure.ts'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { SaveFailure } from '../../kit/form/save-failure.tsx'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useTexts } from '../../language.tsx'
import { SectionFields } from './section-fields.tsx'

type Props = { readonly section: StaffSection; readonly onDone: () => void }

function typed({ own, original, version }: StaffSection) {
  const { title, body } = own ?? original
  return { titleEs: title.es, titleEn: title.en, bodyEs: body.es, bodyEn: body.en, version }
}

/** A section in both languages side by side, each with how visitors will see it. */
export function SectionEditor({ section, onDone }: Props) {
  const all = useSettingsTexts()
  const texts = all.policyTexts
  const { say } = useNotices()
  const [isRestoring, setRestoring] = useState(false)
  const write = useWrite(changePolicyText)
  const restored = useSend(restorePolicyText)
  const params = { page: section.page, section: section.section }
  const conclude = (text: string) => {
    say(text)
    onDone()
  }
  const form = useForm({
    id: 'section',
    initial: typed(section),
    rules: rulesOf(changePolicyText),
    send: async (_, body) => {
      await write({ params, body })
      conclude(all.saved)
    },
  })
  const { leave } = useUnsaved(form.isChanged)
  const back = useRef<HTMLButtonElement>(null)
  // It takes the place of a long list that somebody has scrolled down.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    back.current?.focus({ preventScroll: true })
  }, [])
  return (
    <form {...form.formProps} className="space-y-6">
      <Button ref={back} look="link" onClick={() => leave(onDone)}>
        {texts.back}
      </Button>
      <SaveFailure of={form} onShowNew={onDone} />
      <RestoreFailure failure={restored.failure} onShowNew={onDone} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <SectionFields locale="es" title={form.field('titleEs')} body={form.field('bodyEs')} />
        <SectionFields locale="en" title={form.field('titleEn')} body={form.field('bodyEn')} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? all.saving : all.save}
        </Button>
        {section.own && (
          <Button look="plain" onClick={() => setRestoring(true)}>
            {texts.restore}
          </Button>
        )}
      </div>
      <HowToWrite />
      {isRestoring && (
        <ConfirmDialog
          title={texts.restoreTitle}
          text={texts.restoreText}
          yes={texts.restore}
          isBusy={restored.isSending}
          onYes={async () => {
            const { data } = await restored.send({ params, body: { version: section.version } })
            setRestoring(false)
            if (data) conclude(texts.restored)
          }}
          onClose={() => setRestoring(false)}
        />
      )}
    </form>
  )
}

function RestoreFailure({ failure, onShowNew }: { readonly failure: Failure | undefined; readonly onShowNew: () => void }) {
  const { showNew } = useTexts()
  return (
    <>
      <FailureNote failure={failure} />
      {failure?.code === 'changed_meanwhile' && (
        <Button look="plain" onClick={onShowNew}>
          {showNew}
        </Button>
      )}
    </>
  )
}

function HowToWrite() {
  const { policyTexts: texts } = useSettingsTexts()
  return (
    <Card title={texts.how}>
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
    </Card>
  )
}
