import { exportCatalogue } from '@shop/contract/staff/imports'
import { IMPORT_KINDS } from '@shop/domain/imports/import'
import { fileAddress } from '../calls/file-address.ts'
import { Panel } from '../panel.tsx'
import { useImportTexts } from './import-texts.ts'

const FORMATS = ['csv', 'xlsx'] as const

/** Plain links: the browser saves what comes, however large. */
export const ExportPanel = () => {
  const { export: texts, kinds, formats } = useImportTexts()
  return (
    <Panel title={texts.title} note={texts.note}>
      <ul className="flex flex-wrap gap-2">
        {IMPORT_KINDS.flatMap((kind) =>
          FORMATS.map((format) => (
            <li key={`${kind}-${format}`}>
              <a
                href={fileAddress(exportCatalogue, { kind, format })}
                download
                className="inline-flex min-h-11 items-center rounded-lg border border-line bg-white px-4 font-semibold text-brand hover:border-brand"
              >
                {texts.link(kinds[kind], formats[format])}
              </a>
            </li>
          )),
        )}
      </ul>
    </Panel>
  )
}
