import type { Address } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import { adminCustomers as english } from '@shop/texts/en/admin-customers'
import { adminCustomers as spanish } from '@shop/texts/es/admin-customers'
import { useTextsOf } from '../../language.tsx'
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

const AddressLines = ({ address }: { readonly address: Address }) => {
  const texts = useTextsOf({ es: spanish, en: english })
  const { street, number, interior, suburb, locality, municipality, state, postalCode, directions } = address
  return (
    <address className="not-italic">
      <p>{[`${street} ${number}`, interior && texts.interior(interior)].filter(Boolean).join(', ')}</p>
      <p>{[suburb, texts.postalCode(postalCode)].join(', ')}</p>
      <p>{[...new Set([locality, municipality, state])].filter(Boolean).join(', ')}</p>
      {directions && (
        <p className="mt-2 text-sm text-muted">
          {texts.directions}: {directions}
        </p>
      )}
    </address>
  )
}
