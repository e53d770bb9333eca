import { SALE_UNITS } from '@shop/domain/product'
import { Field } from '../form/field.tsx'
import { SelectField } from '../form/select-field.tsx'
import { TextArea } from '../form/text-area.tsx'
import { FormSection } from './form-section.tsx'
import { useProductTexts } from './product-texts.ts'
import type { SectionProps } from './section-props.ts'
import { TickField } from './tick-field.tsx'

const SUPPLIERS = 'product-suppliers'

export const DataSection = ({ draft, choices, failure, onChange, isNew }: SectionProps & { readonly isNew: boolean }) => {
  const { data: texts, brand, partType } = useProductTexts()
  return (
    <FormSection title={texts.title}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="codigo"
          required
          label={texts.number}
          value={draft.partNumber}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          failure={failure}
          className="font-mono"
          onChange={({ currentTarget }) => onChange({ partNumber: currentTarget.value })}
        />
        <Field
          name="clave_interna"
          label={texts.key}
          {...(isNew ? { hint: texts.keyHint } : {})}
          value={draft.internalKey}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          failure={failure}
          className="font-mono"
          onChange={({ currentTarget }) => onChange({ internalKey: currentTarget.value })}
        />
        <Field
          name="nombre_es"
          required
          label={texts.nameEs}
          value={draft.nameEs}
          maxLength={160}
          failure={failure}
          onChange={({ currentTarget }) => onChange({ nameEs: currentTarget.value })}
        />
        <Field
          name="nombre_en"
          label={texts.nameEn}
          value={draft.nameEn}
          maxLength={160}
          lang="en"
          failure={failure}
          placeholder={texts.englishHint}
          onChange={({ currentTarget }) => onChange({ nameEn: currentTarget.value })}
        />
        <TextArea
          name="descripcion_es"
          label={texts.descriptionEs}
          value={draft.descriptionEs}
          maxLength={4_000}
          rows={5}
          failure={failure}
          onChange={({ currentTarget }) => onChange({ descriptionEs: currentTarget.value })}
        />
        <TextArea
          name="descripcion_en"
          label={texts.descriptionEn}
          value={draft.descriptionEn}
          maxLength={4_000}
          rows={5}
          lang="en"
          failure={failure}
          placeholder={texts.englishHint}
          onChange={({ currentTarget }) => onChange({ descriptionEn: currentTarget.value })}
        />
        <SelectField
          name="tipo"
          required
          label={partType}
          value={draft.partTypeId}
          failure={failure}
          options={[
            { value: '', text: texts.choose },
            ...choices.partTypes.map(({ id, name, subcategory }) => ({ value: id, text: `${name} · ${subcategory}` })),
          ]}
          onChange={({ currentTarget }) => onChange({ partTypeId: currentTarget.value })}
        />
        <SelectField
          name="marca"
          required
          label={brand}
          value={draft.brandId}
          failure={failure}
          options={[{ value: '', text: texts.choose }, ...choices.brands.map(({ id, name }) => ({ value: id, text: name }))]}
          onChange={({ currentTarget }) => onChange({ brandId: currentTarget.value })}
        />
        <Field
          name="proveedor"
          required
          label={texts.supplier}
          value={draft.supplier}
          maxLength={120}
          list={SUPPLIERS}
          failure={failure}
          onChange={({ currentTarget }) => onChange({ supplier: currentTarget.value })}
        />
        <datalist id={SUPPLIERS}>
          {choices.suppliers.map((supplier) => (
            <option key={supplier} value={supplier} />
          ))}
        </datalist>
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            name="unidad"
            label={texts.unit}
            value={draft.unit}
            failure={failure}
            options={SALE_UNITS.map((unit) => ({ value: unit, text: texts.units[unit] }))}
            onChange={({ currentTarget }) => onChange({ unit: SALE_UNITS.find((unit) => unit === currentTarget.value) ?? 'piece' })}
          />
          <Field
            name="piezas_por_auto"
            label={texts.piecesPerCar}
            value={draft.piecesPerCar}
            inputMode="numeric"
            maxLength={2}
            failure={failure}
            onChange={({ currentTarget }) => onChange({ piecesPerCar: currentTarget.value })}
          />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap gap-x-8">
        <TickField
          name="servicio_pesado"
          label={texts.heavyDuty}
          isTicked={draft.isHeavyDuty}
          onChange={(isHeavyDuty) => onChange({ isHeavyDuty })}
        />
        <TickField
          name="universal"
          label={texts.universal}
          isTicked={draft.isUniversal}
          onChange={(isUniversal) => onChange({ isUniversal })}
        />
      </div>
    </FormSection>
  )
}
