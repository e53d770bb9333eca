import { useSearchParams } from 'react-router'
import { useSearchDeskTexts } from '../features/search-desk/search-desk-texts.ts'
import { SearchReport } from '../features/search-desk/search-report.tsx'
import { SymptomsDesk } from '../features/search-desk/symptoms-desk.tsx'
import { Screen } from '../kit/screen.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

const REPORT = 'informe'

/** What staff teach the search, and what they see of it. */
export function Search() {
  const texts = useSearchDeskTexts()
  const names = useTexts().screens
  const [parameters] = useSearchParams()
  const isReport = parameters.get('ver') === REPORT
  return (
    <Screen title={names.search} lead={texts.lead}>
      <ViewLinks
        label={texts.views}
        views={[
          { to: screens.search.path, text: texts.symptomsView, isShown: !isReport },
          { to: `${screens.search.path}?ver=${REPORT}`, text: texts.reportView, isShown: isReport },
        ]}
      />
      {isReport ? <SearchReport /> : <SymptomsDesk />}
    </Screen>
  )
}
