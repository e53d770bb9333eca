import { Link } from 'react-router'
import { screens } from '../../screens.ts'
import { useReconciliationTexts } from './reconciliation-texts.ts'

/** Differences are told here and cleared up there. */
export function ToCases() {
  const { last: texts } = useReconciliationTexts()
  return (
    <p className="mt-2">
      <Link to={screens.moneyCases.path} className="inline-block min-h-6 font-semibold text-brand underline underline-offset-2">
        {texts.clearUp}
      </Link>
    </p>
  )
}
