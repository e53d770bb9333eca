import { findCustomerByEmail } from '@shop/contract/staff'
import { adminCustomers as english } from '@shop/texts/en/admin-customers'
import { adminCustomers as spanish } from '@shop/texts/es/admin-customers'
import { useLocation, useNavigate } from 'react-router'
import { useCall } from '../features/calls/use-call.ts'
import { CustomerProfile } from '../features/customers/customer-profile.tsx'
import { Button } from '../features/form/button.tsx'
import { entered } from '../features/form/entered.ts'
import { Field } from '../features/form/field.tsx'
import { FormFailure } from '../features/form/form-failure.tsx'
import { Screen } from '../features/screen.tsx'
import { useTexts, useTextsOf } from '../language.tsx'

/** Whom to look up is kept beside the address, not in it: back and reload work, and no log learns the e-mail. */
export const Customers = () => {
  const texts = useTextsOf({ es: spanish, en: english })
  const { screens } = useTexts()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { readonly email?: string } | null }
  const email = state?.email
  const { data, failure, isLoading } = useCall(findCustomerByEmail, email === undefined ? undefined : { body: { email } })
  return (
    <Screen title={screens.customers} lead={texts.lead}>
      <form
        key={email}
        noValidate
        className="max-w-xl space-y-4"
        onSubmit={(event) => navigate('.', { state: { email: entered(event)('id').trim() } })}
      >
        <FormFailure failure={failure} />
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-60 flex-1">
            <Field
              name="id"
              type="email"
              label={texts.email}
              defaultValue={email}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              failure={failure}
            />
          </div>
          <Button type="submit" isBusy={isLoading}>
            {isLoading ? texts.searching : texts.search}
          </Button>
        </div>
      </form>
      <div role="status">{data && !isLoading && <CustomerProfile customer={data} />}</div>
    </Screen>
  )
}
