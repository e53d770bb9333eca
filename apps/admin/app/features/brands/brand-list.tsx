import type { StaffBrand } from '@shop/domain/staff-brand'
import { Button } from '@shop/ui/button'
import { FilteredList } from '../../kit/list/filtered-list.tsx'
import { pictureAddress } from '../../kit/pictures/picture-address.ts'
import { useBrandTexts } from './brand-texts.ts'

type Props = { readonly brands: readonly StaffBrand[]; readonly onEdit: (brand: StaffBrand) => void }

/** Every brand with its logo as Home shows it. */
export function BrandList({ brands, onEdit }: Props) {
  const texts = useBrandTexts()
  return (
    <FilteredList id="brands" rows={brands} namesOf={({ name }) => [name]} texts={{ filter: texts.filter, noMatch: texts.none }}>
      {(shown) => (
        <ul aria-label={texts.table} className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {shown.map((brand) => (
            <li key={brand.id} className="flex flex-col gap-3 rounded-xl border border-line p-3">
              {brand.logo ? (
                <img
                  src={pictureAddress(brand.logo, 360)}
                  alt={texts.logoOf(brand.name)}
                  width={180}
                  height={80}
                  loading="lazy"
                  className="aspect-[9/4] w-full rounded-lg border border-line bg-white object-contain"
                />
              ) : (
                <p className="grid aspect-[9/4] place-items-center rounded-lg border border-dashed border-muted bg-ground text-sm text-muted">
                  {texts.noLogo}
                </p>
              )}
              <div className="flex flex-1 flex-wrap items-start justify-between gap-2">
                <div>
                  <p className="font-semibold">{brand.name}</p>
                  <p className="text-sm text-muted">
                    {texts.products}: {brand.productCount}
                  </p>
                  <p className="text-sm text-muted">
                    {texts.tiers[brand.tier]}
                    {brand.warrantyMonths !== undefined && ` · ${texts.warranty(brand.warrantyMonths)}`}
                  </p>
                  {brand.isOwnLine && <p className="text-sm font-medium text-brand">{texts.ownLine}</p>}
                </div>
                <Button look="plain" aria-label={texts.editOf(brand.name)} onClick={() => onEdit(brand)}>
                  {texts.edit}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </FilteredList>
  )
}
