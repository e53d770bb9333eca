import type { Customer } from '@shop/domain/customer'
import { adminCustomers as english } from '@shop/texts/en/admin-customers'
import { adminCustomers as spanish } from '@shop/texts/es/admin-customers'
import { useTextsOf } from '../../language.tsx'
import { AddressLines } from '../address-lines.tsx'
import { FactsList } from '../facts-list.tsx'
import { Panel } from '../panel.tsx'
import { TextLink } from '../text-link.tsx'

export const CustomerProfile = ({ customer }: { readonly customer: Customer }) => {
  const texts = useTextsOf({ es: spanish, en: english })
  const { id, firstName, lastName, email, pendingEmail, phone, isVerified, address } = customer
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Panel title={texts.profile}>
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
      </Panel>
      <Panel title={texts.address}>{address ? <AddressLines address={address} /> : <p className="text-muted">{texts.noAddress}</p>}</Panel>
    </div>
  )
}
