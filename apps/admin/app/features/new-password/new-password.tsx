import { CallFailed } from '@shop/contract/client'
import { checkStaffReset, resetStaffPassword } from '@shop/contract/staff/access'
import { required } from '@shop/domain/field-rules'
import { fields as fieldsEnglish } from '@shop/texts/en/fields'
import { staffNewPassword as english } from '@shop/texts/en/staff/new-password'
import { fields as fieldsSpanish } from '@shop/texts/es/fields'
import { staffNewPassword as spanish } from '@shop/texts/es/staff/new-password'
import { Button } from '@shop/ui/button'
import { buttonLook } from '@shop/ui/button-look'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { useState } from 'react'
import { useCall } from '../../kit/calls/use-call.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { FactorField, OtherKindButton } from '../../kit/second-factor/factor-field.tsx'
import { EntrancePage } from '../../kit/session/entrance-page.tsx'
import { ForgottenPassword } from '../../kit/session/forgotten-password.tsx'
import { useTexts, useTextsOf } from '../../language.tsx'

const OFFICE = '/admin'
type Props = { /** Of the link that was mailed. */ readonly token: string }

/** Where the link for a forgotten password leads. Signing in comes after. */
export function NewPassword({ token }: Props) {
  const { starting, retry } = useTexts()
  const { data: link, failure: refused, reload } = useCall(checkStaffReset, { params: { token } })
  const [outcome, setOutcome] = useState<'saved' | 'gone'>()
  if (outcome === 'saved') return <Saved isCodeNext={link?.needsCode ?? false} />
  if (outcome === 'gone' || refused?.code === 'link_invalid') return <Gone />
  if (refused)
    return (
      <EntrancePage key="silent" title={refused.message}>
        <Button onClick={reload}>{retry}</Button>
      </EntrancePage>
    )
  if (!link) return <EntrancePage key="asking" title={starting} />
  return <PasswordForm token={token} needsCode={link.needsCode} onOutcome={setOutcome} onCodeMissing={reload} />
}

type FormProps = Props & {
  readonly needsCode: boolean
  readonly onOutcome: (outcome: 'saved' | 'gone') => void
  /** A second factor was set up since the link was opened. */
  readonly onCodeMissing: () => void
}

function PasswordForm({ token, needsCode, onOutcome, onCodeMissing }: FormProps) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { passwordHint } = useTextsOf({ es: fieldsSpanish, en: fieldsEnglish })
  const write = useWrite(resetStaffPassword)
  const [isPhoneLost, setPhoneLost] = useState(false)
  const form = useForm({
    id: 'new-password',
    initial: { token, password: '', code: '' },
    rules: rulesOf(resetStaffPassword),
    also: ({ code }) => ({ code: needsCode ? required(code) : undefined }),
    send: async (_, body) => {
      try {
        await write({ body })
        onOutcome('saved')
      } catch (error) {
        const code = error instanceof CallFailed ? error.failure.code : undefined
        if (code === 'link_invalid') return onOutcome('gone')
        if (code === 'second_factor_required') onCodeMissing()
        throw error
      }
    },
  })
  const code = form.field('code')
  const switchKind = () => {
    form.restart({ ...form.values, code: '' })
    setPhoneLost(!isPhoneLost)
  }
  return (
    <EntrancePage key="choose" title={texts.title} lead={texts.lead}>
      <form {...form.formProps} className="space-y-5">
        <ErrorSummary of={form} />
        <PasswordField field={form.field('password')} label={texts.password} hint={passwordHint()} autoComplete="new-password" autoFocus />
        {needsCode && <FactorField field={code} isPhoneLost={isPhoneLost} hint={texts.codeHint} />}
        <Button type="submit" isBusy={form.isBusy} className="w-full">
          {form.isBusy ? texts.submitting : texts.submit}
        </Button>
        {needsCode && <OtherKindButton fieldId={code.id} isPhoneLost={isPhoneLost} onSwitch={switchKind} />}
      </form>
    </EntrancePage>
  )
}

function Saved({ isCodeNext }: { readonly isCodeNext: boolean }) {
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <EntrancePage key="saved" title={texts.done} lead={isCodeNext ? texts.doneWithCode : texts.doneText}>
      <a href={OFFICE} className={`${buttonLook('main')} w-full`}>
        {texts.signIn}
      </a>
    </EntrancePage>
  )
}

function Gone() {
  const texts = useTextsOf({ es: spanish, en: english })
  const [wantsAnother, setWantsAnother] = useState(false)
  if (wantsAnother) return <ForgottenPassword onBack={() => location.replace(OFFICE)} />
  return (
    <EntrancePage key="gone" title={texts.gone} lead={texts.goneText}>
      <div className="space-y-5">
        <Button className="w-full" onClick={() => setWantsAnother(true)}>
          {texts.another}
        </Button>
        <a href={OFFICE} className={`${buttonLook('link')} w-full`}>
          {texts.signIn}
        </a>
      </div>
    </EntrancePage>
  )
}
