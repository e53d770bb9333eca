import { formatMoney } from '@shop/domain/money'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { contactLinks } from '../../common/shop/contact-links.ts'
import { spacedPhone } from '../../common/shop/spaced-phone.ts'
import { DisclosureMark } from '../../kit/disclosure-mark.tsx'
import { paths } from '../../paths.ts'
import { useOutletContext } from '../../router/outlet.tsx'
import { useLocale } from '../../texts.ts'
import { useCheckoutTexts } from './checkout-texts.ts'

const LINK = 'inline-flex min-h-8 items-center font-medium text-brand underline underline-offset-2'

/** Help and policies without leaving the purchase: the numbers here, the whole texts in another tab. */
export function HelpBlock() {
  const locale = useLocale()
  const { help } = useCheckoutTexts()
  const { identity, shipping, returns } = useOutletContext<PublicPolicies>()
  return (
    <details className="group rounded-2xl bg-white shadow-card ring-1 ring-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between px-5 font-semibold text-brand">
        {help.title}
        <DisclosureMark />
      </summary>
      <ul className="space-y-1 px-5 pb-4 text-sm">
        <li>
          {help.call}:{' '}
          <a href={contactLinks.phone(identity)} className={LINK}>
            {spacedPhone(identity)}
          </a>
        </li>
        <li>
          <NewTab href={contactLinks.whatsapp(identity)} says={help.whatsapp} />
        </li>
        <li>{help.shipping(formatMoney(shipping.standardCost), formatMoney(shipping.freeOver))}</li>
        <li>
          {help.returns(returns.days)} <NewTab href={paths.warranty(locale)} says={help.policies} />
        </li>
        <li>
          <NewTab href={paths.privacy(locale)} says={help.privacy} />
        </li>
      </ul>
    </details>
  )
}

function NewTab({ href, says }: { readonly href: string; readonly says: string }) {
  const { help } = useCheckoutTexts()
  return (
    <a href={href} target="_blank" rel="noreferrer" className={LINK}>
      {says}
      <span className="sr-only"> ({help.newTab})</span>
    </a>
  )
}
