import { useCheckoutTexts } from './checkout-texts.ts'

/** Where in the purchase the shopper is. */
export function Steps({ step }: { readonly step: 1 | 2 | 3 }) {
  const { steps } = useCheckoutTexts()
  return (
    <nav aria-label={steps.label} className="mb-4">
      <p className="text-sm font-semibold text-muted">{steps.progress(step, steps.names.length)}</p>
      <ol className="mt-1.5 grid grid-cols-3 gap-2">
        {steps.names.map((name, i) => (
          <li key={name} aria-current={i + 1 === step ? 'step' : undefined} className="group">
            <span className={`block h-1.5 rounded-full ${i < step ? 'bg-brand' : 'bg-line'}`} />
            <span className="mt-1 hidden text-sm text-muted group-aria-[current=step]:font-semibold group-aria-[current=step]:text-brand sm:block">
              {name}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
