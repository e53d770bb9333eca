import { getAnyCustomer } from '@shop/contract/staff/customers'
import { staffCustomers as english } from '@shop/texts/en/staff/customers'
import { staffCustomers as spanish } from '@shop/texts/es/staff/customers'
import { Card } from '@shop/ui/card'
import { Link, useParams, useSearchParams } from 'react-router'
import { CustomerProfile } from '../features/customers/customer-profile.tsx'
import { CustomerChats, CustomerOrders, CustomerQuotations } from '../features/customers/customer-things.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts, useTextsOf } from '../language.tsx'
import { screens } from '../screens.ts'

const VIEWS = [
  ['orders', 'pedidos', CustomerOrders],
  ['quotations', 'cotizaciones', CustomerQuotations],
  ['chats', 'chats', CustomerChats],
] as const

/** One customer and what they did. The address has their number only. */
export function CustomerPage() {
  const texts = useTextsOf({ es: spanish, en: english })
  const names = useTexts().screens
  const { id = '' } = useParams()
  const [parameters] = useSearchParams()
  const called = useCall(getAnyCustomer, { params: { id } })
  const [name, , Things] = VIEWS.find(([, address]) => address === parameters.get('ver')) ?? VIEWS[0]
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  return (
    <Screen title={called.data ? `${called.data.firstName} ${called.data.lastName}` : names.customers}>
      <Link to={screens.customers.path} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
        {texts.back}
      </Link>
      <Loaded of={called}>
        {(customer) => (
          <div className="space-y-6">
            <CustomerProfile customer={customer} />
            <ViewLinks
              label={texts.views}
              views={VIEWS.map(([view, address]) => ({ to: `?ver=${address}`, text: texts[view].title, isShown: view === name }))}
            />
            <Card title={texts[name].title}>
              <Things customerId={Number(customer.id)} page={page} />
            </Card>
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
