import { showImport } from '@shop/contract/staff/imports'
import { isUnderWay } from '@shop/domain/imports/import'
import { Link, useParams } from 'react-router'
import { useCall } from '../features/calls/use-call.ts'
import { useEvery } from '../features/calls/use-every.ts'
import { ImportDesk } from '../features/imports/import-desk.tsx'
import { useImportTexts } from '../features/imports/import-texts.ts'
import { Loaded } from '../features/loaded.tsx'
import { Screen } from '../features/screen.tsx'
import { screens } from '../screens.ts'

const AGAIN_MS = 1_000

export const Import = () => {
  const texts = useImportTexts()
  const { id = '' } = useParams()
  const called = useCall(showImport, { params: { id } })
  useEvery(AGAIN_MS, () => {
    if (called.data && isUnderWay(called.data.status) && !called.isLoading) called.reload()
  })
  return (
    <Screen title={texts.titleOf(id)}>
      <Link to={screens.imports.path} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
        {texts.back}
      </Link>
      <Loaded of={called}>{(seen) => <ImportDesk key={seen.id} seen={seen} onChange={called.reload} />}</Loaded>
    </Screen>
  )
}
