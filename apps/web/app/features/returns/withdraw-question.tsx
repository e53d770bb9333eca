import type { OrderReturn, OwnReturns } from '@shop/domain/return'
import { useState } from 'react'
import { useLocale } from '../../texts.ts'
import { notifyFailure } from '../notifications/notify-failure.ts'
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
  const [isBusy, setIsBusy] = useState(false)
  const withdraw = (close: () => void) => {
    setIsBusy(true)
    callReturns(locale)
      .then((calls) => calls.withdraw(folio, id))
      .then(
        (own) => {
          close()
          onChange(own, texts.done)
        },
        (error: unknown) => {
          setIsBusy(false)
          notifyFailure(error, () => withdraw(close))
        },
      )
  }
  return (
    <Question
      title={texts.title}
      lead={texts.lead}
      confirm={texts.confirm}
      keep={texts.keep}
      isBusy={isBusy}
      onConfirm={withdraw}
      onClose={onClose}
    />
  )
}
