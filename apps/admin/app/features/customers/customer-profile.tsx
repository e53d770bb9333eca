import type { Address } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import { adminCustomers as english } from '@shop/texts/en/admin-customers'
import { adminCustomers as spanish } from '@shop/texts/es/admin-customers'
import { useTextsOf } from '../../language.tsx'
import { FactsList } from '../facts-list.tsx'
import { Panel } from '../panel.tsx'

export const CustomerProfile = ({ customer }: { readonly customer: Customer }) => {
  const texts = useTextsOf({ es: spanish, en: english })
  const { id, firstName, lastName, email, pendingEmail, phone, isVerified, address } = customer
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Panel title={texts.profile}>
        <FactsList
          facts={[
            [texts.name, `${firstName} ${lastName}`],
            [texts.mail, <ContactLink key="mail" to={`mailto:${email}`} text={email} />],
            ...(pendingEmail ? [[texts.pendingMail, pendingEmail] as const] : []),
            [texts.phone, <ContactLink key="phone" to={`tel:+52${phone}`} text={phone} />],
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

const ContactLink = ({ to, text }: { readonly to: string; readonly text: string }) => (
  <a href={to} className="inline-block min-h-6 text-brand underline underline-offset-2">
    {text}
  </a>
)

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
