import { addProduct, listProductChoices } from '@shop/contract/staff/products'
import type { ProductChoices } from '@shop/domain/staff-product'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Failure } from '../features/calls/failure.ts'
import { useCall } from '../features/calls/use-call.ts'
import { useSend } from '../features/calls/use-send.ts'
import { useUnsaved } from '../features/form/unsaved.tsx'
import { Loaded } from '../features/loaded.tsx'
import { useNotices } from '../features/notices/notices.tsx'
import { useBrokenRules } from '../features/products/broken-rules.ts'
import { EMPTY_DRAFT, readDraft } from '../features/products/product-draft.ts'
import { ProductForm } from '../features/products/product-form.tsx'
import { useProductTexts } from '../features/products/product-texts.ts'
import { RoleGuard } from '../features/role-guard.tsx'
import { Screen } from '../features/screen.tsx'
import { screens } from '../screens.ts'

export const NewProduct = () => {
  const texts = useProductTexts()
  const choices = useCall(listProductChoices, {})
  return (
    <RoleGuard roles={addProduct.roles ?? []}>
      <Screen title={texts.newTitle}>
        <Link to={screens.products.path} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
          {texts.back}
        </Link>
        <Loaded of={choices}>{(all) => <Fresh choices={all} />}</Loaded>
      </Screen>
    </RoleGuard>
  )
}

const Fresh = ({ choices }: { readonly choices: ProductChoices }) => {
  const texts = useProductTexts()
  const navigate = useNavigate()
  const { say } = useNotices()
  const brokenRules = useBrokenRules()
  const { send, isSending, failure } = useSend(addProduct)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [wrong, setWrong] = useState<Failure>()
  const isDirty = JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT)
  const { forget } = useUnsaved(isDirty)
  const save = async () => {
    const read = readDraft(draft)
    setWrong('wrong' in read ? brokenRules(read.wrong) : undefined)
    if ('wrong' in read) return
    const { data } = await send({ body: { ...read.body, counted: read.counted } })
    if (!data) return
    forget()
    say(texts.created)
    navigate(`${screens.products.path}/${data.id}`)
  }
  return (
    <ProductForm
      draft={draft}
      choices={choices}
      failure={wrong ?? failure}
      isNew
      isDirty={isDirty}
      isSending={isSending}
      canEdit
      onChange={(changed) => setDraft((last) => ({ ...last, ...changed }))}
      onSave={() => void save()}
    />
  )
}
