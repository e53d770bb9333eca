import { listProductChoices } from '@shop/contract/staff/products'
import { staffStatus } from '@shop/contract/wire/catalogue/staff-product'
import { productMark } from '@shop/contract/wire/catalogue/staff-product-lists'
import { PRODUCT_MARKS, STAFF_STATUSES } from '@shop/domain/staff-product'
import { Button } from '@shop/ui/button'
import { SelectField } from '@shop/ui/form/select-field'
import { TextField } from '@shop/ui/form/text-field'
import { Link, useNavigate } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { entered } from '../../kit/form/entered.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { screens } from '../../screens.ts'
import { useProductTexts } from './product-texts.ts'

const NAMES = ['buscar', 'estado', 'categoria', 'marca', 'mostrar'] as const

/** What the list is narrowed to; it stands in the address, so that back and reload keep it. */
export function ProductFilter({ parameters }: { readonly parameters: URLSearchParams }) {
  const texts = useProductTexts()
  const navigate = useNavigate()
  const { data: choices } = useCall(listProductChoices, {})
  const filter = (typed: (name: string) => string) => {
    const filled = NAMES.flatMap((name) => (typed(name).trim() ? [[name, typed(name).trim()]] : []))
    navigate(`?${new URLSearchParams(filled)}`)
  }
  const field = (name: (typeof NAMES)[number]) => looseField('products', name)
  const shown = (name: (typeof NAMES)[number]) => parameters.get(name) ?? ''
  const named = (rows: readonly { readonly id: string; readonly name: string }[] = []) => [
    { value: '', text: texts.any },
    ...rows.map(({ id, name }) => ({ value: id, text: name })),
  ]
  return (
    <form
      // Until the choices are there a chosen one could not be shown.
      key={`${parameters} ${choices !== undefined}`}
      noValidate
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
      onSubmit={(event) => filter(entered(event))}
    >
      <TextField
        field={field('buscar')}
        type="search"
        label={texts.search}
        className="col-span-2 lg:col-span-4 xl:col-span-1"
        defaultValue={shown('buscar')}
        maxLength={80}
        autoComplete="off"
      />
      <SelectField
        field={field('mostrar')}
        label={texts.markOf}
        defaultValue={shown('mostrar')}
        options={[
          { value: '', text: texts.everything },
          ...PRODUCT_MARKS.map((mark) => ({ value: productMark.encode(mark), text: texts.marks[mark] })),
        ]}
      />
      <SelectField
        field={field('estado')}
        label={texts.statusOf}
        defaultValue={shown('estado')}
        options={[
          { value: '', text: texts.any },
          ...STAFF_STATUSES.map((status) => ({ value: staffStatus.encode(status), text: texts.status[status] })),
        ]}
      />
      <SelectField
        field={field('categoria')}
        label={texts.category}
        defaultValue={shown('categoria')}
        options={named(choices?.categories)}
      />
      <SelectField field={field('marca')} label={texts.brand} defaultValue={shown('marca')} options={named(choices?.brands)} />
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
