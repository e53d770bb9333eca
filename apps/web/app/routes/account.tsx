import type { Customer } from '@shop/domain/customer'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { nextSign } from '../browser/first-sign.ts'
import { useAccountTexts } from '../common/account/account-texts.ts'
import { CustomersOnly } from '../common/account/customers-only.tsx'
import { VerificationNotice } from '../common/account/lazy-verification-notice.ts'
import { AddressForm } from '../features/account/address-form.tsx'
import { GarageSection } from '../features/account/garage-section.tsx'
import { PasswordForm } from '../features/account/password-form.tsx'
import { PrivacySection } from '../features/account/privacy-section.tsx'
import { ProfileForm } from '../features/account/profile-form.tsx'
import { SessionList } from '../features/account/session-list.tsx'
import { signOut } from '../features/account/sign-out.ts'
import { lazyHydrate } from '../kit/lazy-hydrate.tsx'
import { PrivateHead } from '../kit/page-head.tsx'
import { useUnsavedWarning } from '../kit/use-unsaved-warning.ts'
import { Outlet } from '../router/outlet.tsx'
import { useLocale } from '../texts.ts'

/** Nobody needs it at once, and its scripts are not few. */
const MoreSections = lazyHydrate(async () => (await import('../features/account/more-sections.tsx')).MoreSections, nextSign)

export default function Account() {
  const { title, loading } = useAccountTexts()
  return (
    <>
      <PrivateHead title={title} />
      <CustomersOnly
        waiting={
          <div className="space-y-4">
            <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
            <p role="status" className="text-muted">
              {loading}
            </p>
          </div>
        }
      >
        {(customer) => <AccountOf key={customer.id} customer={customer} />}
      </CustomersOnly>
    </>
  )
}

function AccountOf({ customer }: { readonly customer: Customer }) {
  const locale = useLocale()
  const texts = useAccountTexts()
  const { title, greeting, leave: leaveText, sections, profile, address, password, sessions, garage, more, privacy } = texts
  const [endedSessions, setEndedSessions] = useState(0)
  const unsaved = useUnsavedForms(texts.unsaved)
  const entries = [
    ['datos', profile.title],
    ['domicilio', address.title],
    ['contrasena', password.title],
    ['sesiones', sessions.title],
    ['garage', garage.title],
    ['cotizaciones', more.quotations],
    ['facturacion', more.invoice],
    ['privacidad', privacy.title],
  ] as const
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <div className="lg:sticky lg:top-4">
        <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
        <p className="mt-1 truncate text-muted">{greeting(customer.firstName)}</p>
        <nav aria-label={sections} className="mt-4 hidden lg:block">
          <ul className="space-y-1">
            {entries.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center rounded-lg px-3 font-medium hover:bg-brand-tint hover:text-brand">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Button look="plain" onClick={() => signOut(locale)} className="mt-3 lg:w-full">
          {leaveText}
        </Button>
      </div>
      <div className="min-w-0 space-y-6">
        <Outlet />
        {!customer.isVerified && <VerificationNotice customer={customer} />}
        <Card id="datos" title={profile.title}>
          <ProfileForm customer={customer} onChanged={unsaved.ofProfile} />
        </Card>
        <Card id="domicilio" title={address.title} note={address.lead}>
          <AddressForm customer={customer} onChanged={unsaved.ofAddress} />
        </Card>
        <Card id="contrasena" title={password.title} note={password.note}>
          <PasswordForm email={customer.email} onDone={() => setEndedSessions(endedSessions + 1)} />
        </Card>
        <Card id="sesiones" title={sessions.title} note={sessions.lead}>
          <SessionList version={endedSessions} />
        </Card>
        <Card id="garage" title={garage.title} note={garage.lead}>
          <GarageSection />
        </Card>
        <MoreSections onInvoiceChanged={unsaved.ofInvoice} />
        <Card id="privacidad" title={privacy.title} note={privacy.lead}>
          <PrivacySection />
        </Card>
      </div>
    </div>
  )
}

/** A page may hold one warning only, whichever of its forms was changed. */
function useUnsavedForms(question: string) {
  const [isProfileChanged, ofProfile] = useState(false)
  const [isAddressChanged, ofAddress] = useState(false)
  const [isInvoiceChanged, ofInvoice] = useState(false)
  useUnsavedWarning(isProfileChanged || isAddressChanged || isInvoiceChanged, question)
  return { ofProfile, ofAddress, ofInvoice }
}
