import { showReturn } from '@shop/contract/staff/returns'
import { Link, useParams } from 'react-router'
import { ReturnDesk } from '../features/returns/return-desk.tsx'
import { useReturnTexts } from '../features/returns/return-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { screens } from '../screens.ts'

export function Return() {
  const texts = useReturnTexts()
  const { id = '' } = useParams()
  const called = useCall(showReturn, { params: { id } })
  return (
    <Screen title={texts.numberOf(id)}>
      <Link to={screens.returns.path} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
        {texts.back}
      </Link>
      <Loaded of={called}>{(seen) => <ReturnDesk key={seen.id} seen={seen} onChange={called.reload} />}</Loaded>
    </Screen>
  )
}
