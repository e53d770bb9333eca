import { staffSpeed as english } from '@shop/texts/en/staff/speed'
import { staffSpeed as spanish } from '@shop/texts/es/staff/speed'
import { Link, useSearchParams } from 'react-router'
import { useTextsOf } from '../../language.tsx'

const PERIODS = [7, 28, 90]
const USUAL = 28

/** How far back the figures go: in the address, so that Back and a sent link show the same. */
export function usePeriod(): number {
  const [parameters] = useSearchParams()
  const asked = Number(parameters.get('dias'))
  return PERIODS.includes(asked) ? asked : USUAL
}

export function PeriodChoice() {
  const { period, days } = useTextsOf({ es: spanish, en: english })
  const chosen = usePeriod()
  return (
    <nav aria-label={period}>
      <ul className="flex flex-wrap gap-2">
        {PERIODS.map((one) => (
          <li key={one}>
            <Link
              to={`?dias=${one}`}
              preventScrollReset
              aria-current={one === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-lg border border-line bg-white px-4 font-semibold text-brand hover:border-brand aria-current:border-brand aria-current:bg-brand aria-current:text-white"
            >
              {days(one)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
