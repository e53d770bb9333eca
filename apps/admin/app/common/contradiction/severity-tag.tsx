import type { Severity } from '@shop/domain/catalogue-audit/contradiction'
import { useContradictionTexts } from './contradiction-texts.ts'

const LOOKS: Readonly<Record<Severity, string>> = { error: 'bg-bad/10 text-bad', hint: 'bg-ground text-muted' }

export function SeverityTag({ severity }: { readonly severity: Severity }) {
  return (
    <span className={`inline-block rounded-full px-3 py-0.5 text-sm font-semibold ${LOOKS[severity]}`}>
      {useContradictionTexts().severities[severity]}
    </span>
  )
}
