import { addProduct, listStaffProducts } from '@shop/contract/staff/products'
import { staffStatus } from '@shop/contract/wire/catalogue/staff-product'
import { productMark } from '@shop/contract/wire/catalogue/staff-product-lists'
import { formatMoney } from '@shop/domain/money'
import { FEW_PIECES } from '@shop/domain/product'
import { type ListedProduct, PRODUCT_MARKS, STAFF_STATUSES } from '@shop/domain/staff-product'
import { Card } from '@shop/ui/card'
import { Link, useSearchParams } from 'react-router'
import { ProductFilter } from '../features/products/product-filter.tsx'
import { useProductTexts } from '../features/products/product-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { pictureAddress } from '../kit/pictures/picture-address.ts'
import { Screen } from '../kit/screen.tsx'
import { useMember } from '../kit/session/session.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

const PAGE_SIZE = 25

export function Products() {
  const texts = useProductTexts()
  const names = useTexts().screens
  const { role } = useMember()
  const [parameters] = useSearchParams()
  const rows = useCall(listStaffProducts, { query: asked(parameters) })
  return (
    <Screen title={names.products} lead={texts.lead}>
      {addProduct.roles?.includes(role) && <LinkButton to={`${screens.products.path}/nuevo`}>{texts.add}</LinkButton>}
      <ProductFilter parameters={parameters} />
      <Card title={rows.data ? texts.count(rows.data.total) : texts.table}>
        <DataTable
          caption={texts.table}
          rows={rows}
          keyOf={({ id }) => id}
          emptyText={texts.none}
          columns={[
            { name: 'part', title: texts.part, cell: (product) => <PartCell product={product} /> },
            { name: 'brand', title: texts.brand, isSecondary: true, cell: ({ brand }) => brand },
            { name: 'type', title: texts.partType, isSecondary: true, cell: ({ partType }) => partType },
            { name: 'price', title: texts.price, isSecondary: true, cell: (product) => <PriceCell product={product} /> },
            { name: 'stock', title: texts.stock, isSecondary: true, cell: ({ free }) => <Free pieces={free} /> },
            { name: 'status', title: texts.statusOf, isSecondary: true, cell: ({ status }) => texts.status[status] },
          ]}
        />
      </Card>
    </Screen>
  )
}

/** What the address says; what it says wrong is as if it said nothing. */
function asked(parameters: URLSearchParams) {
  const numberOf = (name: string) => {
    const text = parameters.get(name) ?? ''
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  }
  return {
    page: numberOf('page') ?? 1,
    limit: PAGE_SIZE,
    search: parameters.get('buscar')?.trim().slice(0, 80) || undefined,
    status: STAFF_STATUSES.find((status) => staffStatus.encode(status) === parameters.get('estado')),
    categoryId: numberOf('categoria'),
    brandId: numberOf('marca'),
    mark: PRODUCT_MARKS.find((mark) => productMark.encode(mark) === parameters.get('mostrar')),
  }
}

function PartCell({ product: { id, image, name, partNumber, internalKey } }: { readonly product: ListedProduct }) {
  return (
    <div className="flex items-center gap-3">
      <img
        src={pictureAddress(image, 180)}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className="size-12 shrink-0 rounded-lg border border-line object-cover"
      />
      <div>
        <Link to={`${screens.products.path}/${id}`} className="inline-block min-h-6 font-semibold text-brand underline underline-offset-2">
          {name}
        </Link>
        <span className="block font-mono text-xs text-muted">
          {partNumber} · {internalKey}
        </span>
      </div>
    </div>
  )
}

function PriceCell({ product: { price, finalPrice } }: { readonly product: ListedProduct }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {finalPrice < price && <del className="mr-1 text-sm text-muted">{formatMoney(price)}</del>}
      {formatMoney(finalPrice)}
    </span>
  )
}

function Free({ pieces }: { readonly pieces: number }) {
  return <span className={`tabular-nums ${pieces <= FEW_PIECES ? 'font-semibold text-bad' : ''}`}>{pieces}</span>
}
