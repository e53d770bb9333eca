import { type Condition, troublesOf } from '@shop/domain/condition'
import { WarningIcon } from '../../kit/icons.tsx'
import { useConditionTexts } from './condition-texts.ts'

/** The one sentence for whoever has no time: all is well, or what needs a person. */
export function Summary({ of: condition }: { readonly of: Condition }) {
  const { summary: texts, parts } = useConditionTexts()
  const troubles = troublesOf(condition)
  if (troubles.length === 0)
    return (
      <p role="status" className="flex items-center gap-3 rounded-2xl border border-good/40 bg-good/10 p-5 text-lg font-bold text-good">
        <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center rounded-full bg-good text-white">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-[3]">
            <path d="M5 12l5 5 9-10" />
          </svg>
        </span>
        {texts.well}
      </p>
    )
  const isFailing = condition.status === 'fail'
  return (
    <section role="status" className={`rounded-2xl border p-5 ${isFailing ? 'border-bad/50 bg-bad/10' : 'border-accent bg-accent/15'}`}>
      <p className="flex items-center gap-3 text-lg font-bold">
        <WarningIcon className={`size-7 shrink-0 ${isFailing ? 'text-bad' : ''}`} />
        {texts.troubles(troubles.length)}
      </p>
      <ul className="mt-3 space-y-2 sm:pl-10">
        {troubles.map((trouble) => (
          <li key={trouble.part}>
            <strong>{parts[trouble.part].name}.</strong> {parts[trouble.part].trouble(trouble)}
          </li>
        ))}
      </ul>
    </section>
  )
}
