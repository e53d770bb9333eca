import { TapButton } from '@shop/ui/tap-button'
import { useEffect, useState } from 'react'
import { shortCarName, useMyCar } from '../../browser/garage.ts'
import { lazily } from '../../browser/lazily.ts'
import { openGarage } from '../../common/car/garage-signals.ts'
import { carQuery } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocation, useSearchParams } from '../../router/router-context.ts'
import { useLocale, useTexts } from '../../texts.ts'
import { listAddress } from './list-address.ts'
import { listFields } from './list-fields.ts'

const LINE = 'inline-flex min-h-11 max-w-full items-center text-left text-sm font-semibold text-brand underline underline-offset-4'

/** One line in either case, so that nothing moves when the car becomes known. A list that is about a car already needs none. */
export function OnlyMyCar() {
  const { garage } = useTexts()
  const car = useMyCar()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const address = car && listAddress(pathname, params, carQuery(car))
  const count = useCount(address)
  if (params.has('armadora') || params.has('modelo')) return null
  return car && address ? (
    <Link to={address} rel="nofollow" className={LINE}>
      <span className="truncate">{garage.onlyMyCar(shortCarName(car))}</span>
      <span className="min-w-14 shrink-0 whitespace-pre"> {count !== undefined && `(${count.toLocaleString('en-US')})`}</span>
    </Link>
  ) : (
    <TapButton onClick={({ currentTarget }) => openGarage(currentTarget)} className={LINE}>
      <span className="truncate">{garage.chooseToNarrow}</span>
    </TapButton>
  )
}

/** How many parts a list's address leads to. Without an answer the way there is all the same. */
function useCount(address: string | undefined): number | undefined {
  const locale = useLocale()
  const [counted, setCounted] = useState<{ readonly of: string; readonly count: number | undefined }>()
  useEffect(() => {
    if (address === undefined) return
    lazily(() => import('../../calls/list-calls.ts'))
      .then(({ askCount }) => askCount(locale, listFields(new URLSearchParams(address.split('?')[1]))))
      .then((count) => setCounted({ of: address, count }), console.warn)
  }, [address, locale])
  return counted && counted.of === address ? counted.count : undefined
}
