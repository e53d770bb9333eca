import { useTexts } from '../../texts.ts'

type Props = { readonly problem: string | undefined; readonly onRetry: () => void; readonly className?: string }

/** The shop could not price the cart; what is in it stays, and another try is a tap away. */
export function PricingProblem({ problem, onRetry, className = '' }: Props) {
  const { failure } = useTexts()
  if (!problem) return null
  return (
    <div role="alert" className={`flex items-center justify-between gap-3 bg-bad/10 px-4 py-2 text-sm ${className}`}>
      <p>{problem}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 shrink-0 rounded-lg border border-bad bg-white px-3 font-semibold text-bad"
      >
        {failure.retry}
      </button>
    </div>
  )
}
