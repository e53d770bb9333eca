import { useTexts } from '../../language.tsx'
import { EntrancePage } from './entrance-page.tsx'

export const OpeningOffice = () => <EntrancePage title={useTexts().starting} />
