import { listBrands } from '@shop/contract/staff/brands'
import type { StaffBrand } from '@shop/domain/staff-brand'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { BrandForm } from '../features/brands/brand-form.tsx'
import { BrandList } from '../features/brands/brand-list.tsx'
import { useBrandTexts } from '../features/brands/brand-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'

export const Brands = () => {
  const texts = useBrandTexts()
  const names = useTexts().screens
  const called = useCall(listBrands, {})
  const [edited, setEdited] = useState<StaffBrand | 'new'>()
  const close = () => {
    setEdited(undefined)
    called.reload()
  }
  return (
    <Screen title={names.brands} lead={texts.lead}>
      {edited ? (
        <BrandForm brand={edited === 'new' ? undefined : edited} onDone={close} onCancel={() => setEdited(undefined)} />
      ) : (
        <Card title={texts.table} aside={<Button onClick={() => setEdited('new')}>{texts.create}</Button>}>
          <Loaded of={called}>{(brands) => <BrandList brands={brands} onEdit={setEdited} />}</Loaded>
        </Card>
      )}
    </Screen>
  )
}
