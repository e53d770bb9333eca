import { CallFailed } from '@shop/contract/client'
import { loginStaff } from '@shop/contract/staff/access'
import { staffSignIn as english } from '@shop/texts/en/staff/sign-in'
import { staffSignIn as spanish } from '@shop/texts/es/staff/sign-in'
import { Button } from '@shop/ui/button'
import { EmailField } from '@shop/ui/form/email-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { useLayoutEffect, useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useWrite } from '../calls/use-write.ts'
import { useForm } from '../form/use-form.ts'
import { FactorField, OtherKindButton } from '../second-factor/factor-field.tsx'
import { EntrancePage } from './entrance-page.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'
import { useSession } from './session.tsx'

type Props = {
  readonly title: string
  readonly lead?: string
  readonly email?: string
  /** From the mail after too many failed attempts. */
  readonly permit: string | undefined
}

/** Password first; a code only of those who have one, and after the password was right. */
export function SignIn({ title, lead, email = '', permit = '' }: Props) {
  const { form, isProven, begin } = useSignIn(email, permit)
  const [isForgotten, setForgotten] = useState(false)
  if (isProven) return <CodeStep form={form} onOtherAccount={begin} />
  if (isForgotten) return <ForgottenPassword email={form.values.email} onBack={() => setForgotten(false)} />
  return <PasswordStep form={form} title={title} lead={lead} isKnown={email !== ''} onForgotten={() => setForgotten(true)} />
}

function useSignIn(email: string, permit: string) {
  const { enter } = useSession()
  const login = useWrite(loginStaff)
  const [isProven, setProven] = useState(false)
  const initial = { email, password: '', code: '', permit }
  const begin = () => {
    setProven(false)
    form.restart(initial)
  }
  const form = useForm({
    id: 'sign-in',
    initial,
    rules: rulesOf(loginStaff),
    send: async (_, body) => {
      try {
        enter(await login({ body }))
      } catch (error) {
        const refused = error instanceof CallFailed ? error.failure.code : undefined
        // That a code is wanted is no failure, until somebody sends none.
        if (refused === 'second_factor_required' && !isProven) return setProven(true)
        // The password itself was refused meanwhile: the account changed between the two steps.
        if (refused === 'wrong_credentials' && isProven) begin()
        throw error
      }
    },
  })
  return { form, isProven, begin }
}

type Step = { readonly form: ReturnType<typeof useSignIn>['form'] }

type Password = Pick<Props, 'title' | 'lead'> & {
  /** The same person goes on where the session ended. */
  readonly isKnown: boolean
  readonly onForgotten: () => void
}

function PasswordStep({ form, title, lead, isKnown, onForgotten }: Step & Password) {
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <EntrancePage title={title} lead={lead}>
      <form {...form.formProps} className="space-y-5">
        <ErrorSummary of={form} />
        <EmailField field={form.field('email')} label={texts.email} autoComplete="username" autoFocus={!isKnown} />
        <PasswordField field={form.field('password')} label={texts.password} autoComplete="current-password" autoFocus={isKnown} />
        <Submit isBusy={form.isBusy} />
        <Button look="link" className="w-full" onClick={onForgotten}>
          {texts.forgotten.open}
        </Button>
      </form>
    </EntrancePage>
  )
}

function CodeStep({ form, onOtherAccount }: Step & { readonly onOtherAccount: () => void }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const [isPhoneLost, setPhoneLost] = useState(false)
  const field = form.field('code')
  useLayoutEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  const switchKind = () => {
    form.restart({ ...form.values, code: '' })
    setPhoneLost(!isPhoneLost)
  }
  return (
    <EntrancePage title={texts.codeTitle} lead={isPhoneLost ? texts.recoveryText : texts.codeText}>
      <form {...form.formProps} className="space-y-5">
        <ErrorSummary of={form} />
        <FactorField field={field} isPhoneLost={isPhoneLost} />
        <Submit isBusy={form.isBusy} />
        <OtherKindButton fieldId={field.id} isPhoneLost={isPhoneLost} onSwitch={switchKind} />
        <Button look="plain" className="w-full" onClick={onOtherAccount}>
          {texts.otherAccount}
        </Button>
      </form>
    </EntrancePage>
  )
}

function Submit({ isBusy }: { readonly isBusy: boolean }) {
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <Button type="submit" isBusy={isBusy} className="w-full">
      {isBusy ? texts.submitting : texts.submit}
    </Button>
  )
}
