import type { OrderReturn, OwnReturns } from '@shop/domain/return'
import { callReturns } from '../../calls/calls.ts'
import { Question } from '../../common/order/question.tsx'
import { useLocale } from '../../texts.ts'
import { useReturnTexts } from './return-texts.ts'

type Props = {
  readonly shown: OrderReturn
  readonly onChange: (own: OwnReturns, says: string) => void
  readonly onClose: () => void
}

export function WithdrawQuestion({ shown: { id, folio }, onChange, onClose }: Props) {
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
