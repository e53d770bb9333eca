import type { OrderReturn, OwnReturns } from '@shop/domain/return'
import { useLocale } from '../../texts.ts'
import { Question } from '../orders/question.tsx'
import { callReturns } from './call-returns.ts'
import { useReturnTexts } from './return-texts.ts'

type Props = {
  readonly shown: OrderReturn
  readonly onChange: (own: OwnReturns, says: string) => void
  readonly onClose: () => void
}

export const WithdrawQuestion = ({ shown: { id, folio }, onChange, onClose }: Props) => {
  const locale = useLocale()
  const { withdraw: texts } = useReturnTexts()
  return (
    <Question
      {...texts}
      act={async () => (await callReturns(locale)).withdraw(folio, id)}
      onDone={(own) => onChange(own, texts.done)}
      onClose={onClose}
    />
  )
}
