import { SALE_UNITS } from '@shop/domain/product'
import { Card } from '@shop/ui/card'
import { SelectField } from '@shop/ui/form/select-field'
import { TextArea } from '@shop/ui/form/text-area'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { useProductTexts } from './product-texts.ts'
import type { SectionProps } from './section-props.ts'

const SUPPLIERS = 'product-suppliers'

export function DataSection({ form, choices, isNew }: SectionProps & { readonly isNew: boolean }) {
  const { data: texts, fields, brand, partType } = useProductTexts()
  const { field, at, values, change } = form
  return (
    <Card title={texts.title}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField field={field('partNumber')} label={texts.number} maxLength={40} autoComplete="off" inputClassName="font-mono" />
        <TextField
          field={field('internalKey')}
          label={texts.key}
          hint={isNew ? texts.keyHint : undefined}
          isOptional
          maxLength={40}
          autoComplete="off"
          inputClassName="font-mono"
        />
        <TextField field={field('nameEs')} label={texts.nameEs} maxLength={160} spellCheck />
        <TextField
          field={field('nameEn')}
          label={texts.nameEn}
          isOptional
          maxLength={160}
          lang="en"
          spellCheck
          placeholder={texts.englishHint}
        />
        <TextArea field={field('descriptionEs')} label={texts.descriptionEs} isOptional maxLength={4_000} rows={5} />
        <TextArea
          field={field('descriptionEn')}
          label={texts.descriptionEn}
          isOptional
          maxLength={4_000}
          rows={5}
          lang="en"
          placeholder={texts.englishHint}
        />
        <SelectField
          field={field('partTypeId')}
          label={partType}
          options={[
            { value: '', text: texts.choose },
            ...choices.partTypes.map(({ id, name, subcategory }) => ({ value: id, text: `${name} · ${subcategory}` })),
          ]}
        />
        <SelectField
          field={field('brandId')}
          label={brand}
          options={[{ value: '', text: texts.choose }, ...choices.brands.map(({ id, name }) => ({ value: id, text: name }))]}
        />
        <TextField field={field('supplier')} label={texts.supplier} maxLength={120} list={SUPPLIERS} />
        <datalist id={SUPPLIERS}>
          {choices.suppliers.map((supplier) => (
            <option key={supplier} value={supplier} />
          ))}
        </datalist>
        <div className="grid grid-cols-2 items-start gap-4">
          <SelectField
            field={field('unit')}
            label={texts.unit}
            options={SALE_UNITS.map((unit) => ({ value: unit, text: texts.units[unit] }))}
          />
          <TextField field={field('piecesPerCar')} label={fields.piecesPerCar} isOptional inputMode="numeric" maxLength={2} />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        <TickField field={at('isHeavyDuty')} isTicked={values.isHeavyDuty} onTick={(isHeavyDuty) => change({ isHeavyDuty })}>
          {texts.heavyDuty}
        </TickField>
        <TickField field={at('isUniversal')} isTicked={values.isUniversal} onTick={(isUniversal) => change({ isUniversal })}>
          {texts.universal}
        </TickField>
      </div>
    </Card>
  )
}
