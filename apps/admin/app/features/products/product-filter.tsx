import { listProductChoices } from '@shop/contract/staff/products'
import { productMark } from '@shop/contract/wire/catalogue/product-desk'
import { deskStatus } from '@shop/contract/wire/catalogue/staff-product'
import { DESK_STATUSES, PRODUCT_MARKS } from '@shop/domain/staff-product'
import { Link, useNavigate } from 'react-router'
import { screens } from '../../screens.ts'
import { useCall } from '../calls/use-call.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { SelectField } from '../form/select-field.tsx'
import { useProductTexts } from './product-texts.ts'

const NAMES = ['buscar', 'estado', 'categoria', 'marca', 'mostrar'] as const

/** What the list is narrowed to; it stands in the address, so that back and reload keep it. */
export const ProductFilter = ({ parameters }: { readonly parameters: URLSearchParams }) => {
  const texts = useProductTexts()
  const navigate = useNavigate()
  const { data: choices } = useCall(listProductChoices, {})
  const filter = (typed: (name: string) => string) => {
    const filled = NAMES.flatMap((name) => (typed(name).trim() ? [[name, typed(name).trim()]] : []))
    navigate(`?${new URLSearchParams(filled)}`)
  }
  const shown = (name: (typeof NAMES)[number]) => parameters.get(name) ?? ''
  const named = (rows: readonly { readonly id: string; readonly name: string }[] = []) => [
    { value: '', text: texts.any },
    ...rows.map(({ id, name }) => ({ value: id, text: name })),
  ]
  return (
    <form
      // Until the choices are there a chosen one could not be shown.
      key={`${parameters} ${choices !== undefined}`}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
      onSubmit={(event) => filter(entered(event))}
    >
      <div className="col-span-2 lg:col-span-4 xl:col-span-1">
        <Field name="buscar" type="search" label={texts.search} defaultValue={shown('buscar')} maxLength={80} autoComplete="off" />
      </div>
      <SelectField
        name="mostrar"
        label={texts.markOf}
        defaultValue={shown('mostrar')}
        options={[
          { value: '', text: texts.everything },
          ...PRODUCT_MARKS.map((mark) => ({ value: productMark.encode(mark), text: texts.marks[mark] })),
        ]}
      />
      <SelectField
        name="estado"
        label={texts.statusOf}
        defaultValue={shown('estado')}
        options={[
          { value: '', text: texts.any },
          ...DESK_STATUSES.map((status) => ({ value: deskStatus.encode(status), text: texts.status[status] })),
        ]}
      />
      <SelectField name="categoria" label={texts.category} defaultValue={shown('categoria')} options={named(choices?.categories)} />
      <SelectField name="marca" label={texts.brand} defaultValue={shown('marca')} options={named(choices?.brands)} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{texts.find}</Button>
        {NAMES.some(shown) && (
          <Link to={screens.products.path} className="inline-flex min-h-11 items-center px-2 text-brand underline underline-offset-2">
            {texts.clear}
          </Link>
        )}
      </div>
    </form>
  )
}
