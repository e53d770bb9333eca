import type { Fit } from '@shop/domain/fitment'
import { Button } from '@shop/ui/button'
import { buttonLook } from '@shop/ui/button-look'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useMyCar } from '../../browser/garage.ts'
import { carQuery, paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { fitWords } from '../part/fit-words.ts'
import type { PartOnCard } from '../part/on-card.ts'
import { useDrawerTexts } from './drawer-texts.ts'

export type MisfitQuestionProps = {
  readonly part: PartOnCard
  readonly fit: Fit
  readonly onAnswer: (isWanted: boolean) => void
}

/** Asked once more before a part that does not fit the car it is asked for goes into the cart. The safe way out comes first. */
export function MisfitQuestion({ part, fit, onAnswer }: MisfitQuestionProps) {
  const locale = useLocale()
  const { garage } = useTexts()
  const { misfit } = useDrawerTexts()
  const mine = useMyCar()
  const car = fit.car ?? mine
  return (
    <Dialog title={fitWords(garage, fit).text} onClose={() => onAnswer(false)}>
      {(close) => (
        <>
          <p className="mt-2">{misfit.lead(part.name)}</p>
          <div className="mt-5 grid gap-3">
            {car && (
              <Link
                to={paths.search(locale, { ...carQuery(car), autoparte: part.partType })}
                onClick={close}
                className={`${buttonLook('main')} min-h-12`}
              >
                {misfit.seeFitting}
              </Link>
            )}
            <Button look="plain" onClick={() => onAnswer(true)} className="min-h-12">
              {misfit.addAnyway}
            </Button>
            <Button look="link" onClick={close} className="min-h-12">
              {misfit.cancel}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
