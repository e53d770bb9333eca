import { changeBrand, createBrand } from '@shop/contract/staff/brands'
import { brandTier } from '@shop/contract/wire/catalogue/product'
import { BRAND_TIERS } from '@shop/domain/brand-tier'
import { LOGO_ASPECT, type StaffBrand } from '@shop/domain/staff-brand'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { ChoiceField } from '../../kit/form/choice-field.tsx'
import { RowForm } from '../../kit/form/row-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useKeepRow } from '../../kit/form/use-row.ts'
import { PictureChoice } from '../../kit/pictures/picture-choice.tsx'
import { useBrandTexts } from './brand-texts.ts'

type Props = { readonly brand: StaffBrand | undefined; readonly onDone: () => void; readonly onCancel: () => void }

export function BrandForm({ brand, onDone, onCancel }: Props) {
  const { form: texts, tiers } = useBrandTexts()
  const send = useKeepRow({ row: brand, add: createBrand, change: changeBrand, texts, onDone })
  const form = useForm({
    id: 'brand',
    initial: {
      name: brand?.name ?? '',
      isOwnLine: brand?.isOwnLine ?? false,
      // As it is sent: that is what the rules read.
      tier: brandTier.encode(brand?.tier ?? 'middle'),
      warrantyMonths: brand?.warrantyMonths === undefined ? '' : String(brand.warrantyMonths),
      logo: brand?.logo,
    },
    rules: rulesOf(createBrand),
    send,
  })
  return (
    <RowForm
      title={brand ? texts.edit(brand.name) : texts.create}
      form={form}
      texts={texts}
      onDone={onDone}
      onCancel={onCancel}
      className="max-w-xl space-y-4"
    >
      <TextField field={form.field('name')} label={texts.name} maxLength={60} />
      <TickField field={form.at('isOwnLine')} isTicked={form.values.isOwnLine} onTick={(isOwnLine) => form.change({ isOwnLine })}>
        {texts.isOwnLine}
      </TickField>
      <ChoiceField
        field={form.at('tier')}
        label={texts.tier}
        options={BRAND_TIERS.map((tier) => ({ value: brandTier.encode(tier), text: tiers[tier] }))}
        chosen={form.values.tier}
        onChoose={(tier) => form.change({ tier })}
      />
      <TextField field={form.field('warrantyMonths')} label={texts.warrantyMonths} isOptional inputMode="numeric" maxLength={3} />
      <PictureChoice
        field={form.at('logo')}
        label={texts.logo}
        aspect={LOGO_ASPECT}
        isOptional
        chosen={form.values.logo}
        onChoose={(logo) => form.change({ logo })}
      />
    </RowForm>
  )
}
