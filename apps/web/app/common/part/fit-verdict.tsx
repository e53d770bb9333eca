import type { Fit } from '@shop/domain/fitment'
import type { ComponentType } from 'react'
import { useTexts } from '../../texts.ts'
import { FIT_SIGNS, fitRow, fitWords } from './fit-words.ts'
import { usePartChoiceTexts } from './part-choice-texts.ts'
import type { BadgeProps } from './verdict-badge.tsx'

/** The verdict, and the row that it rests on. */
export function FitVerdict({ fit, badge: Badge }: { readonly fit: Fit; readonly badge: ComponentType<BadgeProps> }) {
  const { garage } = useTexts()
  const { restsOn } = usePartChoiceTexts()
  const { tone, text } = fitWords(garage, fit)
  const row = fitRow(fit)
  return (
    <>
      <Badge tone={tone} sign={FIT_SIGNS[tone]} text={text} />
      {row && <p className="mt-1 text-xs text-muted">{restsOn(row)}</p>}
    </>
  )
}
