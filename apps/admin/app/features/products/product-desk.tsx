import { changeProduct, showStaffProduct } from '@shop/contract/staff/products'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import type { ProductChoices, StaffProduct } from '@shop/domain/staff-product'
import { Button } from '@shop/ui/button'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { useState } from 'react'
import { shopAddress } from '../../facts.ts'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Moment } from '../../kit/moment.tsx'
import { useMember } from '../../kit/session/session.tsx'
import { TextLink } from '../../kit/text-link.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { useLanguage } from '../../language.tsx'
import { screens } from '../../screens.ts'
import { bodyOf, draftOf, type ProductDraft } from './product-draft.ts'
import { ProductForm } from './product-form.tsx'
import { useProductTexts } from './product-texts.ts'
import { StockPanel } from './stock-panel.tsx'

type Props = {
  readonly product: StaffProduct
  /** What the form begins with. */
  readonly start: StaffProduct
  readonly choices: ProductChoices
  readonly onReload: () => void
  /** Begins anew with the part as it is now. */
  readonly onTake: (newer: StaffProduct) => void
}

/** A part that is in the catalogue: its form, and beside it what is counted apart. */
export function ProductDesk({ product, start, choices, onReload, onTake }: Props) {
  const texts = useProductTexts()
  const { say } = useNotices()
  const { role } = useMember()
  const write = useWrite(changeProduct)
  const newest = useSend(showStaffProduct)
  const [kept, setKept] = useState(start)
  const form = useForm({
    id: 'product',
    initial: draftOf(kept),
    rules: rulesOfDraft(changeProduct, (draft: ProductDraft) => ({ ...bodyOf(draft), version: kept.version })),
    send: async (_, body) => {
      const saved = await write({ params: { id: Number(product.id) }, body })
      setKept(saved)
      form.restart(draftOf(saved))
      say(texts.saved)
      onReload()
    },
  })
  useUnsaved(form.isChanged)
  const take = async () => {
    const { data } = await newest.send({ params: { id: Number(product.id) } })
    if (data) onTake(data)
  }
  const canEdit = changeProduct.roles?.includes(role) ?? false
  return (
    <div className="space-y-6">
      <Standing product={kept} />
      {!canEdit && <p className="text-muted">{texts.readOnly}</p>}
      <ProductForm
        form={form}
        choices={choices}
        remedy={
          form.refusal?.code === 'changed_meanwhile' && <Newer id={product.id} isTaking={newest.isSending} onTake={() => void take()} />
        }
        isNew={false}
        canEdit={canEdit}
      />
      <StockPanel product={product} onCounted={onReload} />
    </div>
  )
}

/** Where it is to be seen, and since when it is as it is. */
function Standing({ product: { id, status, changedAt } }: { readonly product: StaffProduct }) {
  const texts = useProductTexts()
  const { locale } = useLanguage()
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
      <TextLink href={shopAddress(`${pathTo(PATHS.product, locale)}?ref=${id}`)} target="_blank" rel="noreferrer">
        {texts.seeInShop}
      </TextLink>
      {status === 'inactive' && <span>{texts.notInShop}</span>}
      <span>
        {texts.changed}: <Moment at={changedAt} />
      </span>
    </p>
  )
}

type NewerProps = { readonly id: string; readonly isTaking: boolean; readonly onTake: () => void }

function Newer({ id, isTaking, onTake }: NewerProps) {
  const { newer } = useProductTexts()
  return (
    <p className="flex flex-wrap items-center gap-4">
      <TextLink href={`/admin${screens.products.path}/${id}`} target="_blank">
        {newer.look}
      </TextLink>
      <Button look="plain" isBusy={isTaking} onClick={onTake}>
        {newer.take}
      </Button>
    </p>
  )
}
