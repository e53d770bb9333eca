import { availabilityOf } from '@shop/domain/product'
import { Price } from '@shop/ui/price'
import { AvailabilityText } from '../common/part/availability-text.tsx'
import { FitBadge } from '../common/part/fit-badge.tsx'
import { useFits, useJudgedCars } from '../common/part/use-fits.ts'
import { useRecordInterest } from '../features/part/use-record-interest.ts'
import { CopyableNumber } from '../kit/copyable-number.tsx'
import { lazyHydrate } from '../kit/lazy-hydrate.tsx'
import { Link } from '../router/link.tsx'
import type { Loaded, PageProps } from '../router/loader.ts'
import type { Step } from '../search-engines/structured-data.ts'
import { useTexts } from '../texts.ts'
import type { loader } from './product.server.ts'

const PartGallery = lazyHydrate(async () => (await import('../features/part/part-gallery.tsx')).PartGallery)
const BuyPart = lazyHydrate(async () => (await import('../features/part/buy-part.tsx')).BuyPart)
const EquivalentsFirst = lazyHydrate(async () => (await import('../features/part/other-choices.tsx')).EquivalentsFirst)
const FittingInstead = lazyHydrate(async () => (await import('../features/part/other-choices.tsx')).FittingInstead)
const Equivalents = lazyHydrate(async () => (await import('../features/part/equivalents.tsx')).Equivalents)
const JobSection = lazyHydrate(async () => (await import('../features/part/job-section.tsx')).JobSection)
const FitmentTable = lazyHydrate(async () => (await import('../features/part/fitment-table.tsx')).FitmentTable)
const MissingPart = lazyHydrate(async () => (await import('../features/part/missing-part.tsx')).MissingPart)
const MoreParts = lazyHydrate(async () => (await import('../features/part/more-parts.tsx')).MoreParts)

type Found = Exclude<Loaded<typeof loader>, { readonly missing: unknown }>

export default function ProductDetails({ loaderData }: PageProps<typeof loader>) {
  return 'missing' in loaderData ? <MissingPart {...loaderData.missing} /> : <FoundPart {...loaderData} />
}

function FoundPart({ part: product, steps, related, equivalents, job, promises }: Found) {
  const { part: texts } = useTexts()
  const hasCar = useJudgedCars().length > 0
  const fits = useFits([product, ...equivalents])
  const fit = fits?.get(product.id)
  useRecordInterest(product.id)
  const facts = [
    [texts.brand, product.brand],
    [texts.number, product.partNumber],
    [texts.internalKey, product.internalKey],
  ]
  return (
    <>
      <Breadcrumb steps={steps} />
      <div className="grid gap-6 md:grid-cols-2">
        <PartGallery part={product} />
        <div className="wrap-anywhere">
          <h1 className="text-2xl font-bold text-balance">{product.name}</h1>
          <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm md:mt-3 md:grid md:grid-cols-[auto_1fr]">
            {facts.map(([name, value]) => (
              <div key={name} className="flex gap-1.5 md:contents">
                <dt className="text-muted">{name}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-3 md:mt-4">
            <FitBadge fit={fit} hasCar={hasCar} isAsking={!fits} isUniversal={product.isUniversal} />
          </div>
          <div className="mt-3 space-y-1 md:mt-4">
            {product.status === 'inactive' ? (
              <p className="rounded-lg bg-brand-tint p-3 font-medium">{texts.discontinued}</p>
            ) : (
              <>
                <Price
                  price={product.price}
                  finalPrice={product.finalPrice}
                  discountPercent={product.promotion?.discountPercent ?? 0}
                  labels={texts}
                  isLarge
                />
                <AvailabilityText availability={availabilityOf(product.stock)} />
              </>
            )}
            <p className="text-sm">
              {texts.units[product.unit]}
              {product.piecesPerCar !== undefined && ` · ${texts.perCar(product.piecesPerCar)}`}
            </p>
            {product.isHeavyDuty && <p className="text-sm font-semibold">{texts.heavyDuty}</p>}
          </div>
          <div className="mt-4">
            <EquivalentsFirst part={product} equivalents={equivalents} fits={fits} />
            <BuyPart part={product} fit={fit} />
            <FittingInstead part={product} fit={fit} />
          </div>
          <p className="mt-4 max-w-prose">{product.description}</p>
          {promises.length > 0 && (
            <ul className="mt-4 space-y-1 rounded-xl bg-brand-tint p-4 text-sm">
              {promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          )}
          {product.equivalents.length > 0 && (
            <section className="mt-4">
              <h2 className="text-sm font-semibold">{texts.equivalents}</h2>
              <ul className="mt-1 flex flex-wrap gap-2">
                {product.equivalents.map((number) => (
                  <li key={number}>
                    <CopyableNumber number={number} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      {job && product.status === 'active' && <JobSection part={product} job={job} fit={fit} />}
      <Equivalents part={product} equivalents={equivalents} fits={fits} />
      {product.isUniversal ? <p className="mt-8 text-lg font-semibold">{texts.universal}</p> : <FitmentTable rows={product.fitments} />}
      <MoreParts id="same-cars" title={texts.sameCars} parts={related} />
    </>
  )
}

function Breadcrumb({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <nav aria-label={useTexts().part.breadcrumb} className="mb-4 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ name, path }, i) => (
          <li key={path} className="flex items-center gap-x-2">
            {i > 0 && <span aria-hidden="true">›</span>}
            <Link to={path} className="inline-block py-1 underline underline-offset-2">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
