import { addProduct, listProductChoices } from '@shop/contract/staff/products'
import type { ProductChoices } from '@shop/domain/staff-product'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { useNavigate } from 'react-router'
import { bodyOf, EMPTY_DRAFT } from '../features/products/product-draft.ts'
import { ProductForm } from '../features/products/product-form.tsx'
import { useProductTexts } from '../features/products/product-texts.ts'
import { BackLink } from '../kit/back-link.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { useWrite } from '../kit/calls/use-write.ts'
import { useUnsaved } from '../kit/form/unsaved.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { Loaded } from '../kit/loaded.tsx'
import { RoleGuard } from '../kit/role-guard.tsx'
import { Screen } from '../kit/screen.tsx'
import { useNotices } from '../kit/use-notices.ts'
import { screens } from '../screens.ts'

export function NewProduct() {
  const texts = useProductTexts()
  const choices = useCall(listProductChoices, {})
  return (
    <RoleGuard roles={addProduct.roles ?? []}>
      <Screen title={texts.newTitle}>
        <BackLink to={screens.products.path}>{texts.back}</BackLink>
        <Loaded of={choices}>{(all) => <Fresh choices={all} />}</Loaded>
      </Screen>
    </RoleGuard>
  )
}

function Fresh({ choices }: { readonly choices: ProductChoices }) {
  const texts = useProductTexts()
  const navigate = useNavigate()
  const { say } = useNotices()
  const add = useWrite(addProduct)
  const form = useForm({
    id: 'product',
    initial: EMPTY_DRAFT,
    rules: rulesOfDraft(addProduct, bodyOf),
    send: async (_, body) => {
      const { id } = await add({ body })
      forget()
      say(texts.created)
      navigate(`${screens.products.path}/${id}`)
    },
  })
  const { forget } = useUnsaved(form.isChanged)
  return <ProductForm form={form} choices={choices} isNew canEdit />
}
