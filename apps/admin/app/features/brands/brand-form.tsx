import { changeBrand, createBrand } from '@shop/contract/staff/brands'
import { LOGO_ASPECT, type StaffBrand } from '@shop/domain/staff-brand'
import { useState } from 'react'
import { useTexts } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useUnsaved } from '../form/unsaved.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { useBrandTexts } from './brand-texts.ts'

type Props = { readonly brand: StaffBrand | undefined; readonly onDone: () => void; readonly onCancel: () => void }

export const BrandForm = ({ brand, onDone, onCancel }: Props) => {
  const { form } = useBrandTexts()
  const { cancel } = useTexts()
  const { say } = useNotices()
  const creating = useSend(createBrand)
  const changing = useSend(changeBrand)
  const [name, setName] = useState(brand?.name ?? '')
  const [isOwnLine, setOwnLine] = useState(brand?.isOwnLine ?? false)
  const [logo, setLogo] = useState(brand?.logo)
  const { leave } = useUnsaved(name !== (brand?.name ?? '') || isOwnLine !== (brand?.isOwnLine ?? false) || logo !== brand?.logo)
  const failure = creating.failure ?? changing.failure
  const save = async () => {
    const draft = { name, isOwnLine, logo }
    const { data } = brand
      ? await changing.send({ params: { id: brand.id }, body: { ...draft, version: brand.version } })
      : await creating.send({ body: draft })
    if (!data) return
    say(form.saved)
    onDone()
  }
  return (
    <Panel title={brand ? form.edit(brand.name) : form.create}>
      <div className="max-w-xl space-y-4">
        <FormFailure failure={failure} />
        <Field
          name="nombre"
          required
          label={form.name}
          maxLength={60}
          value={name}
          failure={failure}
          onChange={({ target }) => setName(target.value)}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" checked={isOwnLine} onChange={() => setOwnLine(!isOwnLine)} className="size-5 accent-brand" />
          {form.isOwnLine}
        </label>
        <PictureChoice name="logo" label={form.logo} aspect={LOGO_ASPECT} chosen={logo} failure={failure} onChoose={setLogo} />
        <div className="flex flex-wrap gap-2">
          <Button isBusy={creating.isSending || changing.isSending} onClick={save}>
            {form.save}
          </Button>
          <Button look="quiet" onClick={() => leave(onCancel)}>
            {cancel}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
