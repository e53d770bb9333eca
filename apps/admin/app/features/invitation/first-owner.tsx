import { checkFirstOwner, loginStaff, openFirstAccount } from '@shop/contract/staff/access'
import { fields as fieldsEnglish } from '@shop/texts/en/fields'
import { staffFirstOwner as english } from '@shop/texts/en/staff/first-owner'
import { fields as fieldsSpanish } from '@shop/texts/es/fields'
import { staffFirstOwner as spanish } from '@shop/texts/es/staff/first-owner'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { EntrancePage } from '../../kit/session/entrance-page.tsx'
import { useTextsOf } from '../../language.tsx'
import { LinkDoor, OFFICE } from './link-door.tsx'

/** Where the link leads that a new shop prints: whoever has it becomes the owner. */
export function FirstOwner({ token }: { readonly token: string }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { passwordHint } = useTextsOf({ es: fieldsSpanish, en: fieldsEnglish })
  const write = useWrite(openFirstAccount)
  const { send: signIn } = useSend(loginStaff)
  const form = useForm({
    id: 'first-owner',
    initial: { token, email: '', name: '', password: '' },
    rules: rulesOf(openFirstAccount),
    send: async (_, body) => {
      await write({ body })
      // Whoever cannot be signed in right away is asked to by the office itself.
      await signIn({ body: { email: body.email, password: body.password, code: undefined, permit: undefined } })
      location.replace(OFFICE)
    },
  })
  return (
    <LinkDoor endpoint={checkFirstOwner} token={token} texts={texts}>
      {() => (
        <EntrancePage key="first" title={texts.title} lead={texts.lead}>
          <form {...form.formProps} className="space-y-5">
            <ErrorSummary of={form} />
            <TextField field={form.field('name')} label={texts.name} autoComplete="name" autoFocus />
            <TextField field={form.field('email')} type="email" label={texts.email} autoComplete="username" />
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
