import { closeFitmentReview, listFitmentReviews } from '@shop/contract/staff/returns'
import type { FitmentReview } from '@shop/domain/return'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { Link } from 'react-router'
import { shopAddress } from '../facts.ts'
import { useReturnLabels, useReturnTexts } from '../features/returns/return-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { useSend } from '../kit/calls/use-send.ts'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { useMember } from '../kit/session/session.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { TextLink } from '../kit/text-link.tsx'
import { useNotices } from '../kit/use-notices.ts'
import { useTexts } from '../language.tsx'
import { screens, screensOf } from '../screens.ts'

/** Compatibilities that parts came back for. */
export function FitmentReviews() {
  const { reviews: texts } = useReturnTexts()
  const labels = useReturnLabels()
  const names = useTexts().screens
  const { data, ...called } = useCall(listFitmentReviews, {})
  return (
    <Screen title={names.fitmentReviews} lead={texts.lead}>
      <Card title={names.fitmentReviews}>
        <DataTable
          caption={names.fitmentReviews}
          rows={{ ...called, data: data && { items: data, total: data.length, page: 1, limit: Math.max(data.length, 1) } }}
          keyOf={({ id }) => id}
          emptyText={texts.none}
          columns={[
            {
              name: 'part',
              title: texts.part,
              cell: ({ productId, product, partNumber }) => (
                <>
                  <PartLink id={productId} name={product} />
                  <span className="block font-mono text-xs text-muted">{partNumber}</span>
                </>
              ),
            },
            {
              name: 'car',
              title: texts.car,
              cell: ({ car, lastMisfit }) => (
                <>
                  {car}
                  <span className="block text-sm text-muted">{labels.misfits[lastMisfit]}</span>
                </>
              ),
            },
            {
              name: 'times',
              title: texts.times,
              isSecondary: true,
              cell: ({ times }) => <strong className="tabular-nums">{times}</strong>,
            },
            { name: 'last', title: texts.last, isSecondary: true, cell: ({ lastAt }) => <Moment at={lastAt} /> },
            { name: 'done', title: texts.done, cell: (review) => <CloseButton review={review} onClosed={called.reload} /> },
          ]}
        />
      </Card>
    </Screen>
  )
}

/** To the desk where its cars are mended; who may not mend them looks at the shop's page. */
function PartLink({ id, name }: { readonly id: string; readonly name: string }) {
  const { role } = useMember()
  return screensOf(role).includes('products') ? (
    <Link to={`${screens.products.path}/${id}`} className="inline-block min-h-6 text-brand underline underline-offset-2">
      {name}
    </Link>
  ) : (
    <TextLink href={shopAddress(`${pathTo(PATHS.product, 'es')}?ref=${id}`)} target="_blank" rel="noreferrer">
      {name}
    </TextLink>
  )
}

function CloseButton({ review: { id, partNumber, car }, onClosed }: { readonly review: FitmentReview; readonly onClosed: () => void }) {
  const { reviews: texts } = useReturnTexts()
  const { send, isSending } = useSend(closeFitmentReview)
  const { say, sayFailed } = useNotices()
  const close = async () => {
    const { data, failure } = await send({ params: { id } })
    if (!data) return sayFailed(failure.message, close)
    say(texts.closed)
    onClosed()
  }
  return (
    <Button look="plain" isBusy={isSending} aria-label={texts.doneOf(partNumber, car)} onClick={close}>
      {texts.done}
    </Button>
  )
}
