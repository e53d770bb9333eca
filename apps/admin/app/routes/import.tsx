import { showImport } from '@shop/contract/staff/imports'
import { isUnderWay } from '@shop/domain/imports/import'
import { useParams } from 'react-router'
import { ImportDesk } from '../features/imports/import-desk.tsx'
import { useImportTexts } from '../features/imports/import-texts.ts'
import { BackLink } from '../kit/back-link.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { screens } from '../screens.ts'

const AGAIN_MS = 1_000

export function Import() {
  const texts = useImportTexts()
  const { id = '' } = useParams()
  const called = useCall(showImport, { params: { id } })
  useEvery(AGAIN_MS, () => {
    const isAtWork = called.data && (isUnderWay(called.data.status) || called.data.pictures.waiting > 0)
    if (isAtWork && !called.isLoading) called.reload()
  })
  return (
    <Screen title={texts.titleOf(id)}>
      <BackLink to={screens.imports.path}>{texts.back}</BackLink>
      <Loaded of={called}>{(seen) => <ImportDesk key={seen.id} seen={seen} onChange={called.reload} />}</Loaded>
    </Screen>
  )
}
