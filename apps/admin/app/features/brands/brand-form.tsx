import { changeBrand, createBrand } from '@shop/contract/staff/brands'
import { brandTier } from '@shop/contract/wire/catalogue/product'
import { BRAND_TIERS } from '@shop/domain/brand-tier'
import { LOGO_ASPECT, type StaffBrand } from '@shop/domain/staff-brand'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { ChoiceField } from '../../kit/form/choice-field.tsx'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { PictureChoice } from '../../kit/pictures/picture-choice.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { useTexts } from '../../language.tsx'
import { useBrandTexts } from './brand-texts.ts'

type Props = { readonly brand: StaffBrand | undefined; readonly onDone: () => void; readonly onCancel: () => void }

export const BrandForm = ({ brand, onDone, onCancel }: Props) => {
  const { form: texts, tiers } = useBrandTexts()
  const { cancel } = useTexts()
  const { say } = useNotices()
  const create = useWrite(createBrand)
  const change = useWrite(changeBrand)
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
    send: async (_, body) => {
      if (brand) await change({ params: { id: brand.id }, body: { ...body, version: brand.version } })
      else await create({ body })
      say(texts.saved)
      onDone()
    },
  })
  const { leave } = useUnsaved(form.isChanged)
  return (
    <Card title={brand ? texts.edit(brand.name) : texts.create}>
      <form {...form.formProps} className="max-w-xl space-y-4">
        <ErrorSummary of={form} />
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
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={form.isBusy}>
            {texts.save}
          </Button>
          <Button look="plain" onClick={() => leave(onCancel)}>
            {cancel}
          </Button>
        </div>
      </form>
    </Card>
  )
}
