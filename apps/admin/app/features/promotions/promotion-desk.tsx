import { changePromotion, listPromotionParts } from '@shop/contract/staff/promotions'
import type { StaffPromotion } from '@shop/domain/staff-promotion'
import { rulesOf } from '@shop/ui/form/rules'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { AddParts } from './add-parts.tsx'
import { IncludedParts } from './included-parts.tsx'
import { percentTyped, typedPromotion } from './promotion-draft.ts'
import { PromotionForm } from './promotion-form.tsx'
import { usePromotionTexts } from './promotion-texts.ts'
import { StopPromotion } from './stop-promotion.tsx'

const PARTS_SHOWN = 12

type Props = { readonly read: StaffPromotion; readonly onReload: () => void }

function begun(promotion: StaffPromotion) {
  return { ...typedPromotion(promotion), version: promotion.version }
}

/** One promotion: what it says, how it looks, which parts it has, and its end. */
export function PromotionDesk({ read, onReload }: Props) {
  const { form: texts } = usePromotionTexts()
  const change = useWrite(changePromotion)
  const { say } = useNotices()
  const [written, setWritten] = useState(read)
  const promotion = written.version > read.version ? written : read
  // What is typed was begun on this one: a colleague's newer version may be shown meanwhile, and is not written over.
  const [kept, setKept] = useState(() => begun(read))
  const form = useForm({
    id: 'promotion',
    initial: kept,
    rules: rulesOf(changePromotion),
    send: async (_, body) => {
      const saved = await change({ params: { id: read.id }, body })
      setWritten(saved)
      setKept(begun(saved))
      form.restart(begun(saved))
      say(texts.saved[saved.phase])
      onReload()
    },
  })
  useUnsaved(form.isChanged)
  const [parameters] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const parts = useCall(listPromotionParts, { params: { id: read.id }, query: { page, limit: PARTS_SHOWN } })
  const refresh = () => {
    onReload()
    parts.reload()
  }
  const takeStopped = (stopped: StaffPromotion) => {
    setWritten(stopped)
    const { isOn, endsAt, version } = begun(stopped)
    const news = { isOn, endsAt, version: version === kept.version + 1 ? version : kept.version }
    setKept({ ...kept, ...news })
    form.change(news)
    onReload()
  }
  return (
    <div className="space-y-6">
      <StopPromotion promotion={promotion} onDone={takeStopped} />
      <PromotionForm promotion={{ ...promotion, image: read.image }} form={form} submit={texts.save} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <IncludedParts promotion={read} parts={parts} percent={percentTyped(form.values.discountPercent)} onChange={refresh} />
        <AddParts id={read.id} onAdded={refresh} />
      </div>
    </div>
  )
}
