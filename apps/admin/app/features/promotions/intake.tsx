import type { PromotionIntake } from '@shop/domain/staff-promotion'
import { usePromotionTexts } from './promotion-texts.ts'

/** What would become of the chosen parts. */
export function Intake({ intake: { found, already, leaving, unknown } }: { readonly intake: PromotionIntake }) {
  const { add: texts, phase: phases } = usePromotionTexts()
  return (
    <div className="space-y-2">
      <p>{found > already ? texts.found(found) : texts.nothing}</p>
      {already > 0 && <p className="text-muted">{texts.already(already)}</p>}
      {leaving.length > 0 && (
        <ul className="list-disc rounded-lg border-l-4 border-accent bg-accent/10 py-3 pr-3 pl-8">
          {leaving.map(({ name, phase, products }) => (
            <li key={name}>{texts.leaving(products, name, phases[phase].toLowerCase())}</li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && <p className="break-words text-bad">{texts.unknown(unknown.join(', '))}</p>}
    </div>
  )
}
