import { listProductChoices, showStaffProduct } from '@shop/contract/staff/products'
import type { StaffProduct } from '@shop/domain/staff-product'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../features/calls/use-call.ts'
import { Loaded } from '../features/loaded.tsx'
import { ProductDesk } from '../features/products/product-desk.tsx'
import { useProductTexts } from '../features/products/product-texts.ts'
import { Screen } from '../features/screen.tsx'
import { useLanguage } from '../language.tsx'
import { screens } from '../screens.ts'
import { NotFound } from './not-found.tsx'

/** Whatever else stands in the address is no part. */
export const Product = () => {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(id) ? <Desk id={id} /> : <NotFound />
}

const Desk = ({ id }: { readonly id: string }) => {
  const texts = useProductTexts()
  const { locale } = useLanguage()
  const [taken, setTaken] = useState<StaffProduct>()
  const product = useCall(showStaffProduct, { params: { id: Number(id) } })
  const choices = useCall(listProductChoices, {})
  const name = locale === 'en' ? (product.data?.nameEn ?? product.data?.nameEs) : product.data?.nameEs
  return (
    <Screen title={name ?? texts.part}>
      <Link to={screens.products.path} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
        {texts.back}
      </Link>
      <Loaded of={product}>
        {(shown) => (
          <Loaded of={choices}>
            {(all) => (
              <ProductDesk
                // What somebody typed goes only when they say so.
                key={taken?.version ?? shown.id}
                product={shown}
                start={taken ?? shown}
                choices={all}
                onReload={product.reload}
                onTake={(newer) => {
                  setTaken(newer)
                  product.reload()
                }}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  )
}
