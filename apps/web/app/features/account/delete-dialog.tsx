import { leaveAccount } from '../../browser/leave-page.ts'
import { useLocale } from '../../texts.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { Modal } from '../modal.tsx'
import { useAccountTexts } from './account-texts.ts'
import { callAccount } from './call-account.ts'
import { PLAIN_BUTTON } from './section.tsx'
import { useOpenBusiness } from './use-open-business.ts'

export const DeleteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const locale = useLocale()
  const { privacy } = useAccountTexts()
  const open = useOpenBusiness()
  const form = useForm({
    id: 'delete',
    labels: { password: privacy.deletePassword },
    initial: { password: '' },
    rules: { password: (text) => (text === '' ? 'required' : undefined) },
    wireNames: { password_actual: 'password' },
    send: async ({ password }) => {
      await (await callAccount(locale)).deleteAccount(password)
      leaveAccount(locale, '?cuenta=borrada')
    },
  })
  return (
    <Modal title={privacy.deleteTitle} onClose={onClose}>
      {(close) => (
        <form {...form.formProps} className="mt-3 space-y-4">
          <p>{privacy.deleteLead}</p>
          <div role="status" className="space-y-2 font-semibold">
            {open.orders.length > 0 && <p>{privacy.openOrders(open.orders.join(', '))}</p>}
            {open.returns.length > 0 && <p>{privacy.openReturns(open.returns.join(', '))}</p>}
          </div>
          <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
          <PasswordField field={form.field('password')} autoComplete="current-password" />
          <div className="flex flex-wrap gap-3">
            <SubmitButton isBusy={form.isBusy} look="danger">
              {privacy.deleteSubmit}
            </SubmitButton>
            <button type="button" onClick={close} className={`${PLAIN_BUTTON} min-h-12 w-full sm:w-auto`}>
              {privacy.cancel}
            </button>
          </div>
        </form>
      )}
    </Modal>
  )
}
