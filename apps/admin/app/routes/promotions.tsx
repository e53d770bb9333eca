import { listStaffPromotions } from '@shop/contract/staff/promotions'
import { promotionPhase } from '@shop/contract/wire/catalogue/staff-promotion'
import { PROMOTION_PHASES } from '@shop/domain/staff-promotion'
import { Card } from '@shop/ui/card'
import { Link, useSearchParams } from 'react-router'
import { PhaseMark } from '../features/promotions/phase-mark.tsx'
import { usePromotionTexts } from '../features/promotions/promotion-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

const PAGE_SIZE = 20

export function Promotions() {
  const texts = usePromotionTexts()
  const names = useTexts().screens
  const [parameters] = useSearchParams()
  const asked = parameters.get('estado')
  const phase = PROMOTION_PHASES.find((one) => promotionPhase.encode(one) === asked)
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const rows = useCall(listStaffPromotions, { query: { page, limit: PAGE_SIZE, phase } })
  return (
    <Screen title={names.promotions} lead={texts.lead}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ViewLinks
          label={texts.views}
          views={[
            { to: screens.promotions.path, text: texts.all, isShown: phase === undefined },
            ...PROMOTION_PHASES.map((one) => ({
              to: `?estado=${promotionPhase.encode(one)}`,
              text: texts.phases[one],
              isShown: one === phase,
            })),
          ]}
        />
        <LinkButton to={`${screens.promotions.path}/nueva`}>{texts.create}</LinkButton>
      </div>
      <Card title={phase ? texts.phases[phase] : texts.all}>
        <DataTable
          caption={texts.table}
          rows={rows}
          keyOf={({ id }) => id}
          emptyText={texts.none}
          columns={[
            {
              name: 'name',
              title: texts.name,
              cell: ({ id, nameEs }) => (
                <Link
                  to={`${screens.promotions.path}/${id}`}
                  className="inline-block min-h-6 font-semibold text-brand underline underline-offset-2"
                >
                  {nameEs}
                </Link>
              ),
            },
            { name: 'status', title: texts.status, cell: (one) => <PhaseMark phase={one.phase} /> },
            {
              name: 'discount',
              title: texts.discount,
              isSecondary: true,
              cell: ({ discountPercent }) => texts.percent(discountPercent),
            },
            { name: 'parts', title: texts.partCount, isSecondary: true, cell: ({ productCount }) => productCount },
            { name: 'starts', title: texts.starts, isSecondary: true, cell: ({ startsAt }) => <Moment at={startsAt} /> },
            { name: 'ends', title: texts.ends, isSecondary: true, cell: ({ endsAt }) => <Moment at={endsAt} /> },
          ]}
        />
      </Card>
    </Screen>
  )
}
