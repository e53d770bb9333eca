import { useTexts } from '../../language.tsx'
import { EntrancePage } from './entrance-page.tsx'

export function OpeningOffice() {
  return <EntrancePage title={useTexts().starting} />
}
