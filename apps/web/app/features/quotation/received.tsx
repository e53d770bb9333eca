import { vehicleText } from '@shop/domain/quotation'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { answerPromise as english } from '@shop/texts/en/quotations'
import { answerPromise as spanish } from '@shop/texts/es/quotations'
import { promiseText } from '@shop/texts/promise-text'
import { buttonLook } from '@shop/ui/button-look'
import type { ReactNode } from 'react'
import { contactLinks } from '../../common/shop/contact-links.ts'
import { CopyableNumber } from '../../kit/copyable-number.tsx'
import { useFocus } from '../../kit/use-focus.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useOutletContext } from '../../router/outlet.tsx'
import { useLocale, useTextsOf } from '../../texts.ts'
import { useQuotationTexts } from './quotation-texts.ts'
import type { ReceivedState } from './received-state.ts'

const PLAIN = `${buttonLook('brand')} min-h-12`

/** The shop has it: its number, when the answer comes, and what happens until then. */
export function Received({ received, request }: ReceivedState) {
  const locale = useLocale()
  const { received: texts } = useQuotationTexts()
  const promises = useTextsOf({ es: spanish, en: english })
  const { identity } = useOutletContext<PublicPolicies>()
  const heading = useFocus<HTMLHeadingElement>(received.number)
  return (
    <div className="mx-auto max-w-2xl rounded-2xl bg-white p-6 shadow-card ring-1 ring-line sm:p-8">
      <p
        aria-hidden="true"
        className="mb-3 inline-flex size-12 items-center justify-center rounded-full bg-good text-2xl font-bold text-white"
      >
        ✓
      </p>
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
        {texts.title}
      </h1>
      <p className="mt-2 text-xl font-semibold text-brand">{promiseText(received.promise, locale, promises)}</p>
      <dl className="mt-5 space-y-3">
        <Fact term={texts.number}>
          <CopyableNumber number={received.number} />
        </Fact>
        <Fact term={texts.asked}>{request.part}</Fact>
        <Fact term={texts.for}>{vehicleText(request)}</Fact>
      </dl>
      <h2 className="mt-6 text-lg font-bold">{texts.next}</h2>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {texts.steps(request.email, request.wantsSms).map((step) => (
          <li key={step} className="break-words">
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        <Link to={paths.products(locale)} className={`${buttonLook('main')} min-h-12`}>
          {texts.keepShopping}
        </Link>
        <a href={contactLinks.whatsapp(identity, texts.whatsappText(received.number))} className={PLAIN}>
          {texts.whatsapp}
        </a>
        <Link to={paths.quotation(locale)} className={PLAIN}>
          {texts.another}
        </Link>
      </div>
    </div>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  )
}
