import { formatDay } from '@shop/domain/format-day'
import { cents, formatMoney } from '@shop/domain/money'
import type { OpenedOffer } from '@shop/domain/quotation'
import { vehicleText } from '@shop/domain/quotation'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { buttonLook } from '@shop/ui/button-look'
import { Card } from '@shop/ui/card'
import { contactLinks } from '../common/shop/contact-links.ts'
import { AddOffer } from '../features/quotation/add-offer.tsx'
import { OfferLines } from '../features/quotation/offer-lines.tsx'
import { useOfferTexts } from '../features/quotation/offer-texts.ts'
import { PrivateHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import type { PageProps } from '../router/loader.ts'
import { useOutletContext } from '../router/outlet.tsx'
import { useParams } from '../router/router-context.ts'
import { useLocale } from '../texts.ts'
import type { loader } from './offer.server.ts'

/** Whoever has the link has the offer. */
export default function Offer({ loaderData: { offer } }: PageProps<typeof loader>) {
  const { token = '' } = useParams()
  const texts = useOfferTexts()
  return (
    <>
      <PrivateHead title={offer ? texts.title : texts.unknown} />
      {!offer && <NoOffer title={texts.unknown} lead={texts.unknownLead} />}
      {offer && (offer.isValid ? <ValidOffer offer={offer} token={token} /> : <ExpiredOffer offer={offer} />)}
    </>
  )
}

function ValidOffer({ offer, token }: { readonly offer: OpenedOffer; readonly token: string }) {
  const locale = useLocale()
  const texts = useOfferTexts()
  const { identity } = useOutletContext<PublicPolicies>()
  const total = cents(offer.lines.reduce((sum, { price, left }) => sum + price * left, 0))
  const isSold = offer.lines.every(({ left }) => left === 0)
  return (
    <>
      <h1 className="text-3xl font-bold tracking-tight">
        {texts.heading} <span className="whitespace-nowrap">{offer.number}</span>
      </h1>
      <p className="mt-2 mb-5 text-lg text-muted">{texts.asked(offer.asked.part, vehicleText(offer.asked))}</p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          {offer.message && <Message text={offer.message} />}
          <Card id="oferta" title={texts.lines}>
            <OfferLines lines={offer.lines} isValid />
          </Card>
        </div>
        <section aria-label={texts.total} className="rounded-2xl bg-white p-5 shadow-card ring-1 ring-line lg:sticky lg:top-4">
          <p className="rounded-lg bg-good/10 p-3 font-semibold text-good">{texts.valid(formatDay(locale, offer.validUntil))}</p>
          {offer.isPersonal && <p className="mt-3 rounded-lg bg-brand-tint p-3 text-sm">{texts.personal}</p>}
          <p className="mt-4 flex items-baseline justify-between gap-4 text-xl font-bold">
            {texts.total} <span className="tabular-nums">{formatMoney(total)}</span>
          </p>
          <p className="mb-4 text-sm text-muted">{texts.taxes}</p>
          {isSold ? <p className="font-semibold">{texts.allSold}</p> : <AddOffer offer={offer} token={token} />}
          <p className="mt-2 text-center">
            <a
              href={contactLinks.whatsapp(identity, offer.number)}
              className="inline-flex min-h-11 items-center text-sm font-medium text-brand underline underline-offset-2"
            >
              {texts.question}
            </a>
          </p>
        </section>
      </div>
    </>
  )
}

function ExpiredOffer({ offer }: { readonly offer: OpenedOffer }) {
  const locale = useLocale()
  const texts = useOfferTexts()
  return (
    <>
      <NoOffer title={texts.expired(formatDay(locale, offer.validUntil))} lead={texts.expiredLead} asked={offer.asked} />
      <div className="mx-auto mt-5 max-w-2xl">
        <Card id="oferta" title={texts.offered} note={texts.asked(offer.asked.part, vehicleText(offer.asked))}>
          <OfferLines lines={offer.lines} isValid={false} />
        </Card>
      </div>
    </>
  )
}

type NoOfferProps = { readonly title: string; readonly lead: string; readonly asked?: OpenedOffer['asked'] }

/** There is nothing to buy here, and a way to ask again. */
function NoOffer({ title, lead, asked }: NoOfferProps) {
  const locale = useLocale()
  const texts = useOfferTexts()
  const query = asked && {
    armadora: asked.make,
    modelo: asked.model,
    anio: asked.year,
    cilindraje: asked.engine,
    autoparte: asked.part,
  }
  return (
    <div className="mx-auto max-w-2xl rounded-2xl bg-white p-6 shadow-card ring-1 ring-line sm:p-8">
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      <p className="mt-2 text-muted">{lead}</p>
      <Link to={paths.quotation(locale, query)} className={`${buttonLook('main')} mt-5 min-h-12`}>
        {texts.again}
      </Link>
    </div>
  )
}

function Message({ text }: { readonly text: string }) {
  const texts = useOfferTexts()
  return (
    <section aria-labelledby="mensaje" className="rounded-2xl border-l-4 border-accent bg-white p-5 shadow-card">
      <h2 id="mensaje" className="font-bold">
        {texts.message}
      </h2>
      <p className="mt-1 whitespace-pre-line break-words">{text}</p>
    </section>
  )
}
