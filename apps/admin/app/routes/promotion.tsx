import { showStaffPromotion } from '@shop/contract/staff/promotions'
import { useParams } from 'react-router'
import { NewPromotion } from '../features/promotions/new-promotion.tsx'
import { PromotionDesk } from '../features/promotions/promotion-desk.tsx'
import { usePromotionTexts } from '../features/promotions/promotion-texts.ts'
import { BackLink } from '../kit/back-link.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { screens } from '../screens.ts'

const NEW = 'nueva'

export function Promotion() {
  const texts = usePromotionTexts()
  const { id = NEW } = useParams()
  const isNew = id === NEW
  const called = useCall(showStaffPromotion, isNew ? undefined : { params: { id } })
  return (
    <Screen title={isNew ? texts.create : (called.data?.nameEs ?? texts.name)}>
      <BackLink to={screens.promotions.path}>{texts.back}</BackLink>
      {isNew ? (
        <NewPromotion />
      ) : (
        <Loaded of={called}>{(read) => <PromotionDesk key={read.id} read={read} onReload={called.reload} />}</Loaded>
      )}
    </Screen>
  )
}
