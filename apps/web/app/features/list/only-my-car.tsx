import { TapButton } from '@shop/ui/tap-button'
import { Link, useLocation, useSearchParams } from 'react-router'
import { shortCarName, useMyCar } from '../../browser/garage.ts'
import { openGarage } from '../../common/car/garage-signals.ts'
import { carQuery } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { listAddress } from './list-address.ts'

const LINE = 'inline-flex min-h-11 max-w-full items-center text-left text-sm font-semibold text-brand underline underline-offset-4'

/** One line in either case, so that nothing moves when the car becomes known. A list that is about a car already needs none. */
export const OnlyMyCar = () => {
  const { garage } = useTexts()
  const car = useMyCar()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  if (params.has('armadora') || params.has('modelo')) return null
  return car ? (
    <Link to={listAddress(pathname, params, carQuery(car))} rel="nofollow" className={LINE}>
      <span className="truncate">{garage.onlyMyCar(shortCarName(car))}</span>
    </Link>
  ) : (
    <TapButton onClick={({ currentTarget }) => openGarage(currentTarget)} className={LINE}>
      <span className="truncate">{garage.chooseToNarrow}</span>
    </TapButton>
  )
}
