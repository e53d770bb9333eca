import { type DeviceClass, PAGE_MEASURES, type PageSpeed } from '@shop/domain/page-measures'
import { staffSpeed as english } from '@shop/texts/en/staff/speed'
import { staffSpeed as spanish } from '@shop/texts/es/staff/speed'
import { Card } from '@shop/ui/card'
import type { Called } from '../../kit/calls/use-call.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useTextsOf } from '../../language.tsx'
import { Measured } from './measured.tsx'
import { type PageSpeeds, speedsOfDevice } from './speeds-of-device.ts'

type Props = { readonly device: DeviceClass; readonly speeds: Called<readonly PageSpeed[]> }

/** How fast each page is on one kind of device. */
export function DeviceSpeeds({ device, speeds: { data, ...called } }: Props) {
  const { devices, page, visits, measures, routes, nothing } = useTextsOf({ es: spanish, en: english })
  const items = data && speedsOfDevice(data, device)
  return (
    <Card title={devices[device]}>
      <DataTable<PageSpeeds>
        caption={devices[device]}
        rows={{ ...called, data: items && { items, total: items.length, page: 1, limit: Math.max(items.length, 1) } }}
        keyOf={({ route }) => route}
        emptyText={nothing}
        columns={[
          { name: 'page', title: page, cell: ({ route }) => <span className="font-medium">{routes[route]}</span> },
          ...PAGE_MEASURES.map((measure) => ({
            name: measure,
            title: measures[measure],
            isSecondary: true,
            cell: ({ p75 }: PageSpeeds) => <Measured measure={measure} value={p75[measure]} />,
          })),
          {
            name: 'visits',
            title: visits,
            isSecondary: true,
            cell: (row) => <span className="tabular-nums">{row.visits.toLocaleString('en-US')}</span>,
          },
        ]}
      />
    </Card>
  )
}
