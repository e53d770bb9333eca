import type { PublicPolicies } from '@shop/domain/shop-policies'
import { openingText } from '@shop/texts/opening-text'
import { dayText } from '@shop/texts/promise-text'
import type { ReactNode } from 'react'
import { contactLinks } from '../../common/shop/contact-links.ts'
import { spacedPhone } from '../../common/shop/spaced-phone.ts'
import { useLocale, useTexts } from '../../texts.ts'

const MOST_SHOWN = 5

/** Who the shop is before the law, and every way to reach it. */
export function ContactFacts({ policies: { identity, hours, holidays } }: { readonly policies: PublicPolicies }) {
  const { about, layout } = useTexts()
  const locale = useLocale()
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact term={about.legalName}>{identity.legalName}</Fact>
      {identity.rfc !== '' && <Fact term={about.rfc}>{identity.rfc}</Fact>}
      <Fact term={about.address}>{identity.address}</Fact>
      <Fact term={about.phone}>
        <ContactLink href={contactLinks.phone(identity)}>{spacedPhone(identity)}</ContactLink>
      </Fact>
      <Fact term={about.email}>
        <ContactLink href={contactLinks.email(identity)}>{identity.email}</ContactLink>
      </Fact>
      <Fact term={about.whatsapp}>
        <ContactLink href={contactLinks.whatsapp(identity)}>{about.writeUs}</ContactLink>
      </Fact>
      <Fact term={about.hours}>
        {hours.map((opening) => (
          <span key={`${opening.days[0]} ${opening.opens}`} className="block">
            {openingText(opening, layout.weekdays)}
          </span>
        ))}
      </Fact>
      {holidays.length > 0 && (
        <Fact term={about.holidays}>
          {holidays.slice(0, MOST_SHOWN).map(({ day, names }) => (
            <span key={day} className="block">
              {names[locale]}: {dayText(day, locale)}
            </span>
          ))}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function ContactLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} className="inline-flex min-h-8 items-center break-all text-brand underline underline-offset-2">
      {children}
    </a>
  )
}
