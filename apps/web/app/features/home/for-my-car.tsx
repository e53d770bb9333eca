import { carText } from '@shop/domain/car-names'
import { forMyCar as english } from '@shop/texts/en/for-my-car'
import { forMyCar as spanish } from '@shop/texts/es/for-my-car'
import { buttonLook } from '@shop/ui/button-look'
import { useEffect, useState } from 'react'
import { type GarageCar, shortCarName } from '../../browser/garage.ts'
import { askPartsFor, type PartsForCar } from '../../calls/my-car-calls.ts'
import { PartCard } from '../../common/part/part-card.tsx'
import { carQuery, paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTextsOf } from '../../texts.ts'
import { KindTiles } from './kind-tiles.tsx'
import { SectionTitle } from './section-title.tsx'

export type ForMyCarProps = {
  readonly car: GarageCar
  /** There is less to show than room was kept for. */
  readonly onNothing: () => void
}

/** "Para tu Versa 2016": what every car asks for first, and the first of all that fits it. */
export function ForMyCar({ car, onNothing }: ForMyCarProps) {
  const locale = useLocale()
  const texts = useTextsOf({ es: spanish, en: english })
  const found = usePartsFor(car, onNothing)
  const name = shortCarName(car)
  if (found === 'failed') return null
  const count = found?.page.total.toLocaleString('en-US')
  return (
    <section aria-labelledby="my-car" aria-busy={found === undefined}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <SectionTitle id="my-car">{texts.title(name)}</SectionTitle>
        {count !== undefined && found?.page.total !== 0 && (
          <Link
            to={paths.list(locale, carQuery(car))}
            rel="nofollow"
            aria-label={texts.allFor(count, name)}
            className="inline-flex min-h-11 items-center rounded-lg font-semibold text-brand underline underline-offset-4 hover:text-brand-dark sm:px-2"
          >
            {texts.all(count)}
          </Link>
        )}
      </div>
      {found?.page.total === 0 && (
        <div className="rounded-xl bg-white p-4 ring-1 ring-line">
          <p>{texts.none(carText(car))}</p>
          <Link to={paths.quotation(locale)} className={`${buttonLook('accent')} mt-3`}>
            {texts.quote}
          </Link>
        </div>
      )}
      {found && found.page.total > 0 && (
        <>
          <KindTiles kinds={found.kinds} car={car} label={texts.kinds} />
          <ul className="-mx-4 mt-4 flex scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2 [scrollbar-width:thin] lg:mx-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:px-0 lg:[&>li:nth-child(n+5)]:hidden">
            {found.page.items.map((part, i) => (
              <li key={part.id} className="w-44 shrink-0 sm:w-56 lg:w-auto">
                <PartCard part={part} heading="h3" fit={found.page.fits?.[i]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A courtesy: where it cannot be had, Home is what it is for everybody. */
function usePartsFor(car: GarageCar, onNothing: () => void): PartsForCar | 'failed' | undefined {
  const locale = useLocale()
  const [found, setFound] = useState<PartsForCar | 'failed'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told is the same all the while
  useEffect(() => {
    let isCurrent = true
    setFound(undefined)
    askPartsFor(locale, car).then(
      (parts) => {
        if (!isCurrent) return
        setFound(parts)
        if (parts.page.total === 0) onNothing()
      },
      (error: unknown) => {
        console.warn(error)
        if (!isCurrent) return
        setFound('failed')
        onNothing()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [car, locale])
  return found
}
