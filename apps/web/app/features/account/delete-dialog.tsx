import { accountDeletion as english } from '@shop/texts/en/account-deletion'
import { accountDeletion as spanish } from '@shop/texts/es/account-deletion'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { accountGarage } from '../../browser/coming-garage.ts'
import { leaveAccount } from '../../browser/leave-page.ts'
import { callAccount } from '../../calls/calls.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useLocale, useTextsOf } from '../../texts.ts'
import { useOpenBusiness } from './use-open-business.ts'

export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const locale = useLocale()
  const texts = useTextsOf({ es: spanish, en: english })
  const open = useOpenBusiness()
  const form = useForm({
    id: 'delete',
    initial: { currentPassword: '' },
    rules: comingRules(
      () => import('@shop/contract/shop/account'),
      ({ deleteAccount }) => rulesOf(deleteAccount),
    ),
    send: async ({ currentPassword }) => {
      await (await callAccount(locale)).deleteAccount(currentPassword)
      await accountGarage().then(({ takeCarsAlong }) => takeCarsAlong(), console.warn)
      leaveAccount(locale, '?cuenta=borrada')
    },
  })
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {(close) => (
        <form {...form.formProps} className="mt-3 space-y-4">
          <p>{texts.lead}</p>
          <div role="status" className="space-y-2 font-semibold">
            {open.orders.length > 0 && <p>{texts.openOrders(open.orders.join(', '))}</p>}
            {open.returns.length > 0 && <p>{texts.openReturns(open.returns.join(', '))}</p>}
          </div>
          <ErrorSummary of={form} />
          <PasswordField field={form.field('currentPassword')} label={texts.password} autoComplete="current-password" />
          <div className="flex flex-wrap gap-3">
            <SubmitButton isBusy={form.isBusy} look="danger">
              {texts.submit}
            </SubmitButton>
            <Button look="plain" onClick={close} className="min-h-12 w-full sm:w-auto">
              {texts.cancel}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
