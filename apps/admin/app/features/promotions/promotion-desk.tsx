import { changePromotion, listPromotionParts } from '@shop/contract/staff/promotions'
import type { StaffPromotion } from '@shop/domain/staff-promotion'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../calls/use-call.ts'
import { useSend } from '../calls/use-send.ts'
import { useUnsaved } from '../form/unsaved.tsx'
import { useNotices } from '../notices/notices.tsx'
import { AddParts } from './add-parts.tsx'
import { IncludedParts } from './included-parts.tsx'
import { draftOf, percentTyped, typedPromotion } from './promotion-draft.ts'
import { PromotionForm } from './promotion-form.tsx'
import { usePromotionTexts } from './promotion-texts.ts'
import { StopPromotion } from './stop-promotion.tsx'

const PARTS_SHOWN = 12

type Props = { readonly read: StaffPromotion; readonly onReload: () => void }

/** One promotion: what it says, how it looks, which parts it has, and its end. */
export const PromotionDesk = ({ read, onReload }: Props) => {
  const { form } = usePromotionTexts()
  const { send, isSending, failure } = useSend(changePromotion)
  const { say } = useNotices()
  const [written, setWritten] = useState(read)
  const promotion = written.version > read.version ? written : read
  // What is typed was begun on this one: a colleague's newer version may be shown meanwhile, and is not written over.
  const [base, setBase] = useState(read.version)
  const [kept, setKept] = useState(() => typedPromotion(read))
  const [typed, setTyped] = useState(kept)
  useUnsaved(JSON.stringify(typed) !== JSON.stringify(kept))
  const [parameters] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const parts = useCall(listPromotionParts, { params: { id: read.id }, query: { page, limit: PARTS_SHOWN } })
  const refresh = () => {
    onReload()
    parts.reload()
  }
  const save = async () => {
    const { data } = await send({ params: { id: read.id }, body: { ...draftOf(typed), version: base } })
    if (!data) return
    setWritten(data)
    setBase(data.version)
    setKept(typedPromotion(data))
    setTyped(typedPromotion(data))
    say(form.saved[data.phase])
    onReload()
  }
  return (
    <div className="space-y-6">
      <StopPromotion
        promotion={promotion}
        onDone={(stopped) => {
          setWritten(stopped)
          if (stopped.version === base + 1) setBase(stopped.version)
          const { isOn, endsAt } = typedPromotion(stopped)
          setKept((last) => ({ ...last, isOn, endsAt }))
          setTyped((last) => ({ ...last, isOn, endsAt }))
          onReload()
        }}
      />
      <PromotionForm
        promotion={{ ...promotion, image: read.image }}
        typed={typed}
        failure={failure}
        isSending={isSending}
        submit={form.save}
        onChange={(changed) => setTyped((last) => ({ ...last, ...changed }))}
        onSubmit={save}
      />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <IncludedParts promotion={read} parts={parts} percent={percentTyped(typed.discountPercent)} onChange={refresh} />
        <AddParts id={read.id} onAdded={refresh} />
      </div>
    </div>
  )
}
