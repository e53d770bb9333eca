import { searchCustomers } from '@shop/contract/staff/customers'
import type { Customer } from '@shop/domain/customer'
import type { Page } from '@shop/domain/listing'
import { staffCustomers as english } from '@shop/texts/en/staff/customers'
import { staffCustomers as spanish } from '@shop/texts/es/staff/customers'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { TextField } from '@shop/ui/form/text-field'
import { Link, useLocation, useNavigate } from 'react-router'
import { CustomerProfile } from '../features/customers/customer-profile.tsx'
import { FailureNote } from '../kit/calls/failure-note.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { entered } from '../kit/form/entered.ts'
import { looseField } from '../kit/form/loose-field.ts'
import { Screen } from '../kit/screen.tsx'
import { useTexts, useTextsOf } from '../language.tsx'
import { screens } from '../screens.ts'

const SHOWN = 20
const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2'

/** Whom to look up is kept beside the address, not in it: back and reload work, and no log learns names and e-mails. */
export function Customers() {
  const texts = useTextsOf({ es: spanish, en: english })
  const names = useTexts().screens
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { readonly search?: string } | null }
  const search = state?.search
  const { data, failure, isLoading } = useCall(searchCustomers, search ? { body: { search, page: 1, limit: SHOWN } } : undefined)
  return (
    <Screen title={names.customers} lead={texts.lead}>
      <form
        key={search}
        noValidate
        className="max-w-xl space-y-4"
        onSubmit={(event) => navigate('.', { state: { search: entered(event)('buscar').trim() } })}
      >
        <FailureNote failure={failure} />
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            field={looseField('customers', 'buscar')}
            type="search"
            label={texts.who}
            defaultValue={search}
            autoComplete="off"
            autoCapitalize="none"
            className="min-w-60 flex-1"
          />
          <Button type="submit" isBusy={isLoading}>
            {isLoading ? texts.searching : texts.search}
          </Button>
        </div>
      </form>
      <div role="status">{data && !isLoading && <Found page={data} />}</div>
    </Screen>
  )
}

/** The only one is shown at once. */
function Found({ page: { items, total } }: { readonly page: Page<Customer> }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const [only, another] = items
  if (!only) return <p>{texts.none}</p>
  if (!another)
    return (
      <>
        <CustomerProfile customer={only} />
        <Link to={`${screens.customers.path}/${only.id}`} className={`mt-4 ${LINK}`}>
          {texts.open}
        </Link>
      </>
    )
  return (
    <Card title={texts.found(total)}>
      <ul className="divide-y divide-line">
        {items.map(({ id, firstName, lastName, email, phone }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 py-1">
            <Link to={`${screens.customers.path}/${id}`} className={`min-w-48 ${LINK}`}>
              {firstName} {lastName}
            </Link>
            <span className="text-muted">{email}</span>
            <span className="text-muted tabular-nums">{phone}</span>
          </li>
        ))}
      </ul>
      {total > items.length && <p className="mt-3 text-sm text-muted">{texts.more(items.length)}</p>}
    </Card>
  )
}
