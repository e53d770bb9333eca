import { loginStaff } from '@shop/contract/staff/access'
import { adminSignIn as english } from '@shop/texts/en/admin-sign-in'
import { adminSignIn as spanish } from '@shop/texts/es/admin-sign-in'
import { useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { CodeField } from '../form/code-field.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { EntrancePage } from './entrance-page.tsx'
import { useSession } from './session.tsx'

type Credentials = { readonly email: string; readonly password: string }
type Props = { readonly title: string; readonly lead?: string; readonly email?: string }

/** Password first; a code only of those who have one, and after the password was right. */
export const SignIn = ({ title, lead, email = '' }: Props) => {
  const texts = useTextsOf({ es: spanish, en: english })
  const { enter } = useSession()
  const { send, isSending, failure } = useSend(loginStaff)
  const [proven, setProven] = useState<Credentials>()
  // That a code is wanted is no failure, until somebody sends none.
  const [hasTriedCode, setTriedCode] = useState(false)
  const [isPhoneLost, setPhoneLost] = useState(false)
  const signIn = async (credentials: Credentials, code?: string) => {
    const { data, failure: refused } = await send({ body: { ...credentials, code } })
    if (data) return enter(data)
    setTriedCode(code !== undefined)
    if (refused.code === 'second_factor_required') setProven(credentials)
    // The password itself was refused meanwhile: the account changed between the two steps.
    else if (refused.code === 'wrong_credentials') setProven(undefined)
  }

  if (proven)
    return (
      <EntrancePage key="code" title={texts.codeTitle} lead={isPhoneLost ? texts.recoveryText : texts.codeText}>
        <form noValidate className="space-y-5" onSubmit={(event) => signIn(proven, entered(event)('codigo'))}>
          <FormFailure failure={hasTriedCode ? failure : undefined} />
          {isPhoneLost ? (
            <Field
              key="recovery"
              name="codigo"
              label={texts.recoveryCode}
              hint={texts.recoveryHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              failure={failure}
              autoFocus
              className="font-mono text-lg tracking-wide"
            />
          ) : (
            <CodeField key="app" label={texts.code} failure={failure} autoFocus />
          )}
          <Button type="submit" isBusy={isSending} className="w-full">
            {isSending ? texts.submitting : texts.submit}
          </Button>
          <Button look="quiet" className="w-full" onClick={() => setPhoneLost(!isPhoneLost)}>
            {isPhoneLost ? texts.useApp : texts.useRecovery}
          </Button>
          <Button look="quiet" className="w-full" onClick={() => setProven(undefined)}>
            {texts.otherAccount}
          </Button>
        </form>
      </EntrancePage>
    )
  return (
    <EntrancePage key="password" title={title} lead={lead}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          const field = entered(event)
          signIn({ email: field('email'), password: field('password') })
        }}
      >
        <FormFailure failure={failure?.code?.startsWith('second_factor') ? undefined : failure} />
        <Field
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          autoFocus={email === ''}
          failure={failure}
        />
        <PasswordField
          name="password"
          label={texts.password}
          showLabel={texts.showPassword}
          autoComplete="current-password"
          autoFocus={email !== ''}
          failure={failure}
        />
        <Button type="submit" isBusy={isSending} className="w-full">
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </form>
    </EntrancePage>
  )
}
