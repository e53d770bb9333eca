import { listProductChoices, showStaffProduct } from '@shop/contract/staff/products'
import type { StaffProduct } from '@shop/domain/staff-product'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ProductDesk } from '../features/products/product-desk.tsx'
import { useProductTexts } from '../features/products/product-texts.ts'
import { BackLink } from '../kit/back-link.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useLanguage } from '../language.tsx'
import { screens } from '../screens.ts'
import { NotFound } from './not-found.tsx'

/** Whatever else stands in the address is no part. */
export function Product() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(id) ? <Desk id={id} /> : <NotFound />
}

function Desk({ id }: { readonly id: string }) {
  const texts = useProductTexts()
  const { locale } = useLanguage()
  const [taken, setTaken] = useState<StaffProduct>()
  const product = useCall(showStaffProduct, { params: { id: Number(id) } })
  const choices = useCall(listProductChoices, {})
  const name = locale === 'en' ? (product.data?.nameEn ?? product.data?.nameEs) : product.data?.nameEs
  return (
    <Screen title={name ?? texts.part}>
      <BackLink to={screens.products.path}>{texts.back}</BackLink>
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
