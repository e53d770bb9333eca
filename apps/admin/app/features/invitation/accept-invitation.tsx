import { acceptInvitation, loginStaff, readInvitation } from '@shop/contract/staff/access'
import { adminInvitation as english } from '@shop/texts/en/admin-invitation'
import { adminSignIn as signInEnglish } from '@shop/texts/en/admin-sign-in'
import { fields as fieldsEnglish } from '@shop/texts/en/fields'
import { adminInvitation as spanish } from '@shop/texts/es/admin-invitation'
import { adminSignIn as signInSpanish } from '@shop/texts/es/admin-sign-in'
import { fields as fieldsSpanish } from '@shop/texts/es/fields'
import { useTexts, useTextsOf } from '../../language.tsx'
import { useCall } from '../calls/use-call.ts'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { EntrancePage } from '../session/entrance-page.tsx'
import { TextLink } from '../text-link.tsx'

const OFFICE = '/admin'

/** Where the link of an invitation leads: a name and a password, and one is in. */
export const AcceptInvitation = ({ token }: { readonly token: string }) => {
  const texts = useTextsOf({ es: spanish, en: english })
  const { showPassword } = useTextsOf({ es: signInSpanish, en: signInEnglish })
  const { passwordHint } = useTextsOf({ es: fieldsSpanish, en: fieldsEnglish })
  const { starting, roles, retry } = useTexts()
  const { data: invited, failure: refused, reload } = useCall(readInvitation, { params: { token } })
  const { send, isSending, failure } = useSend(acceptInvitation)
  const { send: signIn, isSending: isSigningIn } = useSend(loginStaff)
  const accept = async (name: string, password: string) => {
    const { data } = await send({ body: { token, name, password } })
    if (!data) return
    // Whoever cannot be signed in right away is asked to by the office itself.
    await signIn({ body: { email: data.email, password, code: undefined } })
    location.replace(OFFICE)
  }
  if (refused && refused.code !== 'link_invalid')
    return (
      <EntrancePage key="silent" title={refused.message}>
        <Button onClick={reload}>{retry}</Button>
      </EntrancePage>
    )
  if (refused)
    return (
      <EntrancePage key="gone" title={texts.gone} lead={texts.goneText}>
        <TextLink href={OFFICE}>{texts.signIn}</TextLink>
      </EntrancePage>
    )
  if (!invited) return <EntrancePage key="asking" title={starting} />
  const isBusy = isSending || isSigningIn
  return (
    <EntrancePage key="accept" title={texts.title} lead={texts.lead(invited.invitedBy, roles[invited.role])}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          const field = entered(event)
          accept(field('nombre'), field('password'))
        }}
      >
        <FormFailure failure={failure} />
        <Field name="email" type="email" label={texts.email} value={invited.email} autoComplete="username" readOnly />
        <Field name="nombre" label={texts.name} autoComplete="name" autoFocus failure={failure} />
        <PasswordField
          name="password"
          label={texts.password}
          hint={passwordHint()}
          showLabel={showPassword}
          autoComplete="new-password"
          failure={failure}
        />
        <Button type="submit" isBusy={isBusy} className="w-full">
          {isBusy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </EntrancePage>
  )
}
