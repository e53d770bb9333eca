import type { ProductSummary } from '@shop/domain/product'
import { Link } from 'react-router'
import { carName, useMyCar } from '../../browser/garage.ts'
import { carQuery, paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../texts.ts'
import { useModal } from '../use-modal.ts'
import { useDrawerTexts } from './drawer-texts.ts'

export type MisfitQuestionProps = { readonly part: ProductSummary; readonly onAnswer: (isWanted: boolean) => void }

const BUTTON = 'inline-flex min-h-12 items-center justify-center rounded-lg px-5 font-semibold'

/** Asked once more before a part that does not fit the visitor's car goes into the cart. The safe way out comes first. */
export const MisfitQuestion = ({ part, onAnswer }: MisfitQuestionProps) => {
  const locale = useLocale()
  const { garage } = useTexts()
  const { misfit } = useDrawerTexts()
  const car = useMyCar()
  const { dialog, heading, close } = useModal()
  return (
    <dialog
      ref={dialog}
      onClose={() => onAnswer(false)}
      aria-labelledby="misfit"
      className="m-auto w-full max-w-md rounded-2xl bg-white p-6 text-left text-ink backdrop:bg-ink/50"
    >
      <h2 id="misfit" ref={heading} tabIndex={-1} className="text-xl font-bold text-balance outline-none">
        {car ? garage.doesNotFitCar(carName(car)) : garage.doesNotFit}
      </h2>
      <p className="mt-2">{misfit.lead(part.name)}</p>
      <div className="mt-5 grid gap-3">
        {car && (
          <Link
            to={paths.search(locale, { ...carQuery(car), autoparte: part.partType })}
            onClick={close}
            className={`${BUTTON} bg-brand text-white hover:bg-brand-dark`}
          >
            {misfit.seeFitting}
          </Link>
        )}
        <button type="button" onClick={() => onAnswer(true)} className={`${BUTTON} border border-line hover:border-brand`}>
          {misfit.addAnyway}
        </button>
        <button type="button" onClick={close} className={`${BUTTON} text-muted underline underline-offset-2`}>
          {misfit.cancel}
        </button>
      </div>
    </dialog>
  )
}
