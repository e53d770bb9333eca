import type { Customer } from '@shop/domain/customer'
import { staffCustomers as english } from '@shop/texts/en/staff/customers'
import { staffCustomers as spanish } from '@shop/texts/es/staff/customers'
import { Card } from '@shop/ui/card'
import { AddressLines } from '../../kit/address-lines.tsx'
import { FactsList } from '../../kit/facts-list.tsx'
import { TextLink } from '../../kit/text-link.tsx'
import { useTextsOf } from '../../language.tsx'

export function CustomerProfile({ customer }: { readonly customer: Customer }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { id, firstName, lastName, email, pendingEmail, phone, isVerified, address } = customer
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card title={texts.profile}>
        <FactsList
          facts={[
            [texts.name, `${firstName} ${lastName}`],
            [
              texts.mail,
              <TextLink key="mail" href={`mailto:${email}`}>
                {email}
              </TextLink>,
            ],
            ...(pendingEmail ? [[texts.pendingMail, pendingEmail] as const] : []),
            [
              texts.phone,
              <TextLink key="phone" href={`tel:+52${phone}`}>
                {phone}
              </TextLink>,
            ],
            [
              texts.status,
              <span key="status" className={isVerified ? 'text-good' : 'text-warn'}>
                {isVerified ? texts.verified : texts.unverified}
              </span>,
            ],
            [texts.number, id],
          ]}
        />
      </Card>
      <Card title={texts.address}>{address ? <AddressLines address={address} /> : <p className="text-muted">{texts.noAddress}</p>}</Card>
    </div>
  )
}
