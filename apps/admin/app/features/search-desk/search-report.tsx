import { showSearchReport } from '@shop/contract/staff/search-report'
import { REPORT_DAYS, type SearchReport as Report, USUAL_REPORT_DAYS } from '@shop/domain/search-report'
import { useSearchParams } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ViewLinks } from '../../kit/view-links.tsx'
import { ReportList } from './report-list.tsx'
import { useSearchDeskTexts } from './search-desk-texts.ts'

/** What was searched in the last days; which days is in the address. */
export function SearchReport() {
  const { report: texts } = useSearchDeskTexts()
  const [parameters] = useSearchParams()
  const asked = Number(parameters.get('dias'))
  const days = REPORT_DAYS.find((one) => one === asked) ?? USUAL_REPORT_DAYS
  const called = useCall(showSearchReport, { query: { days } })
  return (
    <>
      <ViewLinks
        label={texts.period}
        views={REPORT_DAYS.map((one) => ({ to: `?ver=informe&dias=${one}`, text: texts.days(one), isShown: one === days }))}
      />
      <Loaded of={called}>{(report) => <Lists report={report} />}</Loaded>
    </>
  )
}

function Lists({ report }: { readonly report: Report }) {
  const { report: texts } = useSearchDeskTexts()
  const { notFound, corrected, notSold } = texts
  return (
    <div className="space-y-6">
      <div>
        <p role="status" className="text-lg font-semibold">
          {texts.summary(report.searches, report.foundNothing)}
        </p>
        <p className="text-sm text-muted">{texts.note}</p>
      </div>
      <ReportList
        texts={notFound}
        rows={report.notFound}
        columns={[
          {
            name: 'nothing',
            title: notFound.nothing,
            isSecondary: true,
            cell: ({ foundNothing, isFoundNow }) => (
              <>
                {foundNothing.toLocaleString()}
                {isFoundNow && (
                  <span className="ml-2 rounded-full bg-good/10 px-2 py-0.5 text-xs font-semibold text-good">{notFound.foundNow}</span>
                )}
              </>
            ),
          },
        ]}
      />
      <ReportList
        texts={corrected}
        rows={report.corrected}
        columns={[
          { name: 'to', title: corrected.to, isSecondary: true, cell: ({ correctedTo }) => correctedTo },
          { name: 'sold', title: corrected.sold, isSecondary: true, cell: ({ sold }) => corrected.times(sold) },
        ]}
      />
      <ReportList texts={notSold} rows={report.notSold} columns={[]} />
    </div>
  )
}
