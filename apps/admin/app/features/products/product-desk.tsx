import { changeProduct, showStaffProduct } from '@shop/contract/staff/products'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import type { ProductChoices, StaffProduct } from '@shop/domain/staff-product'
import { useState } from 'react'
import { shopAddress } from '../../facts.ts'
import { useLanguage } from '../../language.tsx'
import { screens } from '../../screens.ts'
import type { Failure } from '../calls/failure.ts'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { useUnsaved } from '../form/unsaved.tsx'
import { Moment } from '../moment.tsx'
import { useNotices } from '../notices/notices.tsx'
import { useMember } from '../session/session.tsx'
import { TextLink } from '../text-link.tsx'
import { useBrokenRules } from './broken-rules.ts'
import { draftOf, readDraft } from './product-draft.ts'
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
export const ProductDesk = ({ product, start, choices, onReload, onTake }: Props) => {
  const texts = useProductTexts()
  const { say } = useNotices()
  const { role } = useMember()
  const brokenRules = useBrokenRules()
  const { send, isSending, failure } = useSend(changeProduct)
  const [kept, setKept] = useState(start)
  const [draft, setDraft] = useState(draftOf(start))
  const [wrong, setWrong] = useState<Failure>()
  const newest = useSend(showStaffProduct)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(kept))
  useUnsaved(isDirty)
  const save = async () => {
    const read = readDraft(draft)
    setWrong('wrong' in read ? brokenRules(read.wrong) : undefined)
    if ('wrong' in read) return
    const { data } = await send({ params: { id: Number(product.id) }, body: { ...read.body, version: kept.version } })
    if (!data) return
    setKept(data)
    setDraft(draftOf(data))
    say(texts.saved)
    onReload()
  }
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
        draft={draft}
        choices={choices}
        failure={wrong ?? failure}
        remedy={failure?.code === 'changed_meanwhile' && <Newer id={product.id} isTaking={newest.isSending} onTake={() => void take()} />}
        isNew={false}
        isDirty={isDirty}
        isSending={isSending}
        canEdit={canEdit}
        onChange={(changed) => setDraft((last) => ({ ...last, ...changed }))}
        onSave={() => void save()}
      />
      <StockPanel product={product} onCounted={onReload} />
    </div>
  )
}

/** Where it is to be seen, and since when it is as it is. */
const Standing = ({ product: { id, status, changedAt } }: { readonly product: StaffProduct }) => {
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

const Newer = ({ id, isTaking, onTake }: NewerProps) => {
  const { newer } = useProductTexts()
  return (
    <p className="flex flex-wrap items-center gap-4">
      <TextLink href={`/admin${screens.products.path}/${id}`} target="_blank">
        {newer.look}
      </TextLink>
      <Button look="quiet" isBusy={isTaking} onClick={onTake}>
        {newer.take}
      </Button>
    </p>
  )
}
