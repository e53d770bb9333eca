import { createPromotion } from '@shop/contract/staff/promotions'
import { rulesOf } from '@shop/ui/form/rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { screens } from '../../screens.ts'
import { newPromotion } from './promotion-draft.ts'
import { PromotionForm } from './promotion-form.tsx'
import { usePromotionTexts } from './promotion-texts.ts'

export function NewPromotion() {
  const { form: texts } = usePromotionTexts()
  const create = useWrite(createPromotion)
  const { say } = useNotices()
  const navigate = useNavigate()
  const [begun] = useState(() => newPromotion(new Date()))
  const form = useForm({
    id: 'promotion',
    initial: begun,
    rules: rulesOf(createPromotion),
    send: async (_, body) => {
      const { id } = await create({ body })
      forget()
      say(texts.created)
      await navigate(`${screens.promotions.path}/${id}`, { replace: true })
    },
  })
  const { forget } = useUnsaved(form.isChanged)
  return <PromotionForm promotion={undefined} form={form} submit={texts.createAndGoOn} />
}
