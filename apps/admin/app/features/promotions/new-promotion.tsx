import { createPromotion } from '@shop/contract/staff/promotions'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { screens } from '../../screens.ts'
import { useSend } from '../calls/use-send.ts'
import { useUnsaved } from '../form/unsaved.tsx'
import { useNotices } from '../notices/notices.tsx'
import { draftOf, newPromotion } from './promotion-draft.ts'
import { PromotionForm } from './promotion-form.tsx'
import { usePromotionTexts } from './promotion-texts.ts'

export const NewPromotion = () => {
  const { form } = usePromotionTexts()
  const { send, isSending, failure } = useSend(createPromotion)
  const { say } = useNotices()
  const navigate = useNavigate()
  const [begun] = useState(() => newPromotion(new Date()))
  const [typed, setTyped] = useState(begun)
  const { forget } = useUnsaved(JSON.stringify(typed) !== JSON.stringify(begun))
  const create = async () => {
    const { data } = await send({ body: draftOf(typed) })
    if (!data) return
    forget()
    say(form.created)
    await navigate(`${screens.promotions.path}/${data.id}`, { replace: true })
  }
  return (
    <PromotionForm
      promotion={undefined}
      typed={typed}
      failure={failure}
      isSending={isSending}
      submit={form.createAndGoOn}
      onChange={(changed) => setTyped((last) => ({ ...last, ...changed }))}
      onSubmit={create}
    />
  )
}
