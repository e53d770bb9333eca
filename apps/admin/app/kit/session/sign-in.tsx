import { CallFailed } from '@shop/contract/client'
import { loginStaff } from '@shop/contract/staff/access'
import { staffSignIn as english } from '@shop/texts/en/staff/sign-in'
import { staffSignIn as spanish } from '@shop/texts/es/staff/sign-in'
import { Button } from '@shop/ui/button'
import { CodeField } from '@shop/ui/form/code-field'
import { EmailField } from '@shop/ui/form/email-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useLayoutEffect, useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useWrite } from '../calls/use-write.ts'
import { useForm } from '../form/use-form.ts'
import { EntrancePage } from './entrance-page.tsx'
import { useSession } from './session.tsx'

type Props = { readonly title: string; readonly lead?: string; readonly email?: string }

/** Password first; a code only of those who have one, and after the password was right. */
export const SignIn = ({ title, lead, email = '' }: Props) => {
  const { form, isProven, begin } = useSignIn(email)
  return isProven ? <CodeStep form={form} onOtherAccount={begin} /> : <PasswordStep form={form} title={title} lead={lead} email={email} />
}

const useSignIn = (email: string) => {
  const { enter } = useSession()
  const login = useWrite(loginStaff)
  const [isProven, setProven] = useState(false)
  const initial = { email, password: '', code: '' }
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

const PasswordStep = ({ form, title, lead, email }: Step & Props) => {
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <EntrancePage title={title} lead={lead}>
      <form {...form.formProps} className="space-y-5">
        <ErrorSummary of={form} />
        <EmailField field={form.field('email')} label={texts.email} autoComplete="username" autoFocus={email === ''} />
        <PasswordField field={form.field('password')} label={texts.password} autoComplete="current-password" autoFocus={email !== ''} />
        <Submit isBusy={form.isBusy} />
      </form>
    </EntrancePage>
  )
}

const CodeStep = ({ form, onOtherAccount }: Step & { readonly onOtherAccount: () => void }) => {
  const texts = useTextsOf({ es: spanish, en: english })
  const [isPhoneLost, setPhoneLost] = useState(false)
  const field = form.field('code')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code has a field of its own
  useLayoutEffect(() => document.getElementById(field.id)?.focus(), [field.id, isPhoneLost])
  return (
    <EntrancePage title={texts.codeTitle} lead={isPhoneLost ? texts.recoveryText : texts.codeText}>
      <form {...form.formProps} className="space-y-5">
        <ErrorSummary of={form} />
        {isPhoneLost ? (
          <TextField
            key="recovery"
            field={field}
            label={texts.recoveryCode}
            hint={texts.recoveryHint}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={12}
            inputClassName="font-mono text-lg tracking-wide"
          />
        ) : (
          <CodeField key="app" field={field} label={texts.code} />
        )}
        <Submit isBusy={form.isBusy} />
        <Button
          look="plain"
          className="w-full"
          onClick={() => {
            form.change({ code: '' })
            setPhoneLost(!isPhoneLost)
          }}
        >
          {isPhoneLost ? texts.useApp : texts.useRecovery}
        </Button>
        <Button look="plain" className="w-full" onClick={onOtherAccount}>
          {texts.otherAccount}
        </Button>
      </form>
    </EntrancePage>
  )
}

const Submit = ({ isBusy }: { readonly isBusy: boolean }) => {
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <Button type="submit" isBusy={isBusy} className="w-full">
      {isBusy ? texts.submitting : texts.submit}
    </Button>
  )
}
