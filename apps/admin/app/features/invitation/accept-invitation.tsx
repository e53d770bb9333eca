import { acceptInvitation, loginStaff, readInvitation } from '@shop/contract/staff/access'
import { fields as fieldsEnglish } from '@shop/texts/en/fields'
import { staffInvitation as english } from '@shop/texts/en/staff/invitation'
import { fields as fieldsSpanish } from '@shop/texts/es/fields'
import { staffInvitation as spanish } from '@shop/texts/es/staff/invitation'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { EntrancePage } from '../../kit/session/entrance-page.tsx'
import { useTexts, useTextsOf } from '../../language.tsx'
import { LinkDoor, OFFICE } from './link-door.tsx'

/** Where the link of an invitation leads: a name and a password, and one is in. */
export function AcceptInvitation({ token }: { readonly token: string }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { passwordHint } = useTextsOf({ es: fieldsSpanish, en: fieldsEnglish })
  const { roles } = useTexts()
  const write = useWrite(acceptInvitation)
  const { send: signIn } = useSend(loginStaff)
  const form = useForm({
    id: 'invitation',
    initial: { token, name: '', password: '' },
    rules: rulesOf(acceptInvitation),
    send: async (_, body) => {
      const { email } = await write({ body })
      // Whoever cannot be signed in right away is asked to by the office itself.
      await signIn({ body: { email, password: body.password, code: undefined, permit: undefined } })
      location.replace(OFFICE)
    },
  })
  return (
    <LinkDoor endpoint={readInvitation} token={token} texts={texts}>
      {(invited) => (
        <EntrancePage key="accept" title={texts.title} lead={texts.lead(invited.invitedBy, roles[invited.role])}>
          <form {...form.formProps} className="space-y-5">
            <ErrorSummary of={form} />
            <TextField
              field={looseField(form.id, 'email')}
              type="email"
              label={texts.email}
              value={invited.email}
              autoComplete="username"
              readOnly
            />
            <TextField field={form.field('name')} label={texts.name} autoComplete="name" autoFocus />
            <PasswordField field={form.field('password')} label={texts.password} hint={passwordHint()} autoComplete="new-password" />
            <Button type="submit" isBusy={form.isBusy} className="w-full">
              {form.isBusy ? texts.submitting : texts.submit}
            </Button>
          </form>
        </EntrancePage>
      )}
    </LinkDoor>
  )
}
