import type { ConditionStatus } from '@shop/domain/condition'
import { useConditionTexts } from './condition-texts.ts'

const LOOKS: Readonly<Record<ConditionStatus, string>> = {
  pass: 'bg-good/10 text-good',
  warn: 'bg-warn/10 text-warn',
  fail: 'bg-bad/10 text-bad',
}

/** How a part is, in a word: not everybody tells its colours apart. */
export function ConditionMark({ status }: { readonly status: ConditionStatus }) {
  const { status: words } = useConditionTexts()
  return (
    <span className={`shrink-0 rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${LOOKS[status]}`}>{words[status]}</span>
  )
}
