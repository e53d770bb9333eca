import type { NamedCar } from '@shop/domain/asked-products'
import type { Fit } from '@shop/domain/fitment'
import type { JobKind, KitItem, PartJob } from '@shop/domain/job-kit'
import type { ProductSummary } from '@shop/domain/product'
import { useState } from 'react'
import { shortCarName } from '../../browser/garage.ts'
import { mostToSell } from '../../common/cart/add-to-cart.tsx'
import { carQuery, paths } from '../../paths.ts'
import { useLocale } from '../../texts.ts'
import { useJobKitTexts } from './job-kit-texts.ts'
import { KitButton } from './kit-button.tsx'
import type { KitLine } from './kit-lines.ts'
import { KitNote, KitPrice, KitRow, KitTick } from './kit-row.tsx'
import { useJobKit } from './use-job-kit.ts'

type Props = {
  readonly part: ProductSummary
  readonly job: PartJob
  readonly fit: Fit | undefined
}

/** What else the part's job takes. Without a car links to each kind; with one that the part fits, the parts themselves, added with one tap. */
export function JobSection({ part, job, fit }: Props) {
  const texts = useJobKitTexts()
  const kit = useJobKit(part.id, fit)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const isTicked = (slug: string, isAtFirst: boolean) => isAtFirst !== turned.has(slug)
  const turn = (slug: string) => setTurned((before) => before.symmetricDifference(new Set([slug])))
  const own: KitLine = { part, pieces: part.piecesPerCar ?? 1 }
  const isOwnOnSale = mostToSell(part) > 0
  const itemOf = ({ slug }: JobKind) => kit?.items.find(({ kind }) => kind.slug === slug)
  const chosen = [
    ...(isOwnOnSale && isTicked(THIS, true) ? [own] : []),
    ...job.kinds.flatMap((kind) => {
      const item = itemOf(kind)
      return item?.part && isTicked(kind.slug, item.isTicked) ? [{ part: item.part, pieces: item.pieces }] : []
    }),
  ]
  return (
    <section aria-labelledby="job-title" className="mt-8">
      <h2 id="job-title" className="text-xl font-bold text-balance">
        {texts.title(job.name)}
      </h2>
      <p className="mb-3 min-h-10 text-sm sm:min-h-5 text-muted">{kit && fit?.car ? texts.chosenFor(shortCarName(fit.car)) : texts.lead}</p>
      <div className="overflow-hidden rounded-xl bg-white ring-1 ring-line">
        <ul className="grid gap-px border-b border-line bg-line md:grid-cols-2">
          <KitRow
            image={part.images[0]}
            name={part.name}
            to={undefined}
            isThis
            aside={kit && isOwnOnSale ? <KitTick name={part.name} isTicked={isTicked(THIS, true)} onTick={() => turn(THIS)} /> : null}
          >
            <KitPrice line={own} />
            <p className="text-xs font-semibold text-brand">{texts.thisOne}</p>
          </KitRow>
          {job.kinds.map((kind) => {
            const item = itemOf(kind)
            return (
              <KindRow
                key={kind.slug}
                kind={kind}
                item={item}
                car={kit ? fit?.car : undefined}
                isTicked={isTicked(kind.slug, item?.isTicked ?? false)}
                onTick={() => turn(kind.slug)}
              />
            )
          })}
        </ul>
        <KitButton lines={chosen} car={fit?.car} isReady={kit !== undefined} fit={fit} />
      </div>
    </section>
  )
}

/** The part of the page among the kinds of its job. */
const THIS = ''

type KindProps = {
  readonly kind: JobKind
  readonly item: KitItem | undefined
  readonly car: NamedCar | undefined
  readonly isTicked: boolean
  readonly onTick: () => void
}

function KindRow({ kind, item, car, isTicked, onTick }: KindProps) {
  const locale = useLocale()
  const texts = useJobKitTexts()
  if (item?.part) {
    const { part, pieces, fit } = item
    return (
      <KitRow
        image={part.images[0]}
        name={part.name}
        to={paths.product(locale, part.id)}
        aside={<KitTick name={part.name} isTicked={isTicked} onTick={onTick} />}
      >
        <KitPrice line={{ part, pieces }} />
        <KitNote part={part} fit={fit} />
      </KitRow>
    )
  }
  const to = car ? paths.quotation(locale, askedFor(car, kind.name)) : paths.list(locale, { tipo: kind.slug })
  return (
    <KitRow image={kind.image} name={kind.name} to={to} aside={null}>
      {car && <p className="text-xs text-muted">{texts.none(shortCarName(car))}</p>}
      <p className="text-sm text-brand">{car ? texts.ask : texts.see}</p>
    </KitRow>
  )
}

function askedFor(car: NamedCar, part: string) {
  const { motor, ...rest } = carQuery(car)
  return { ...rest, cilindraje: motor, autoparte: part }
}
