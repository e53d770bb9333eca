import { exportCatalogue } from '@shop/contract/staff/imports'
import { IMPORT_KINDS } from '@shop/domain/imports/import'
import { buttonLook } from '@shop/ui/button-look'
import { Card } from '@shop/ui/card'
import { fileAddress } from '../../kit/calls/file-address.ts'
import { useImportTexts } from './import-texts.ts'

const FORMATS = ['csv', 'xlsx'] as const

/** Plain links: the browser saves what comes, however large. */
export function ExportPanel() {
  const { export: texts, kinds, formats } = useImportTexts()
  return (
    <Card title={texts.title} note={texts.note}>
      <ul className="flex flex-wrap gap-2">
        {IMPORT_KINDS.flatMap((kind) =>
          FORMATS.map((format) => (
            <li key={`${kind}-${format}`}>
              <a href={fileAddress(exportCatalogue, { kind, format })} download className={buttonLook('plain')}>
                {texts.link(kinds[kind], formats[format])}
              </a>
            </li>
          )),
        )}
      </ul>
    </Card>
  )
}
