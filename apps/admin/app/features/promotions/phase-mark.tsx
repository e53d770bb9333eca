import type { PromotionPhase } from '@shop/domain/staff-promotion'
import { usePromotionTexts } from './promotion-texts.ts'

const LOOKS: Record<PromotionPhase, string> = {
  running: 'bg-good/10 text-good',
  upcoming: 'bg-brand-tint text-brand',
  over: 'bg-white text-muted ring-1 ring-line',
  off: 'bg-bad/5 text-bad',
}

export function PhaseMark({ phase }: { readonly phase: PromotionPhase }) {
  return (
    <span className={`inline-block rounded-full whitespace-nowrap px-3 py-1 text-sm font-semibold ${LOOKS[phase]}`}>
      {usePromotionTexts().phase[phase]}
    </span>
  )
}
