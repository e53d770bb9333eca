import { listBrands } from '@shop/contract/staff/brands'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { BrandForm } from '../features/brands/brand-form.tsx'
import { BrandList } from '../features/brands/brand-list.tsx'
import { useBrandTexts } from '../features/brands/brand-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { useEdited } from '../kit/list/use-edited.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'

export function Brands() {
  const texts = useBrandTexts()
  const names = useTexts().screens
  const called = useCall(listBrands, {})
  const edited = useEdited(called)
  return (
    <Screen title={names.brands} lead={texts.lead}>
      {edited.isOpen ? (
        <BrandForm brand={edited.row} onDone={edited.close} onCancel={edited.cancel} />
      ) : (
        <Card title={texts.table} aside={<Button onClick={edited.openNew}>{texts.create}</Button>}>
          <Loaded of={called}>{(brands) => <BrandList brands={brands} onEdit={edited.open} />}</Loaded>
        </Card>
      )}
    </Screen>
  )
}
