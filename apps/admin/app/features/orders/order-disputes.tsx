import { type BankHold, type Dispute, daysToAnswer } from '@shop/domain/dispute'
import { formatMoney } from '@shop/domain/money'
import type { StaffOrder } from '@shop/domain/staff-order'
import { Card } from '@shop/ui/card'
import { FactsList } from '../../kit/facts-list.tsx'
import { Moment } from '../../kit/moment.tsx'
import { useMember } from '../../kit/session/session.tsx'
import { screens } from '../../screens.ts'
import { EvidencePack } from './evidence-pack.tsx'
import { goodsWord } from './goods-word.ts'
import { LiftHold } from './lift-dialog.tsx'
import { useDisputeTexts } from './use-dispute-texts.ts'

type Props = { readonly seen: StaffOrder; readonly onChange: () => void }

/** What banks say about the charge of an order: how it stands, until when to answer, and what it means for money and parts. */
export function OrderDisputes({ seen, onChange }: Props) {
  const texts = useDisputeTexts()
  const { role } = useMember()
  const mayMoney = screens.refunds.roles.some((one) => one === role)
  const liftOf = (hold: BankHold | undefined) =>
    hold && mayMoney ? <LiftHold folio={seen.order.folio} hold={hold} onChange={onChange} /> : null
  return (
    <>
      {seen.bankHolds
        .filter(({ kind }) => kind === 'fraud-warning')
        .map((hold) => (
          <Card key={hold.caseId} title={texts.warningTitle} aside={<Since at={hold.since} />}>
            <p>{texts.hold['fraud-warning']}</p>
            <div className="mt-4">{liftOf(hold)}</div>
          </Card>
        ))}
      {seen.disputes.map((dispute) => (
        <DisputeCard key={dispute.id} seen={seen} dispute={dispute} mayMoney={mayMoney}>
          {liftOf(seen.bankHolds.find(({ disputeId }) => disputeId === dispute.id))}
        </DisputeCard>
      ))}
    </>
  )
}

type CardProps = {
  readonly seen: StaffOrder
  readonly dispute: Dispute
  readonly mayMoney: boolean
  readonly children: React.ReactNode
}

const LOOKS: Readonly<Record<Dispute['standing'], string>> = {
  inquiry: 'bg-accent text-ink',
  open: 'bg-bad text-white',
  lost: 'bg-line text-ink',
  over: 'bg-good text-white',
}

function DisputeCard({ seen, dispute, mayMoney, children }: CardProps) {
  const texts = useDisputeTexts()
  const { standing, status, reason, amount, fee, balance, closedAt } = dispute
  const isAlive = standing === 'inquiry' || standing === 'open'
  const wasLost = standing === 'over' && seen.history.some(({ event, text }) => event === 'dispute-lost' && text.endsWith(dispute.id))
  return (
    <Card
      title={texts.title}
      aside={
        <span className={`inline-block rounded-2xl px-3 py-1 text-sm font-semibold ${LOOKS[standing]}`}>
          {texts.statuses[status] ?? texts.unknownStatus(status)}
        </span>
      }
    >
      <FactsList
        facts={[
          ...(isAlive ? [[texts.due, <Deadline key="due" of={dispute} />] as const] : []),
          [texts.todo, wasLost ? texts.todoIs.turned : texts.todoIs[standing]],
          [texts.money, texts.moneyIs[standing]],
          [texts.goods, texts.goodsAre[goodsWord(seen, dispute)]],
          [texts.reason, texts.reasons[reason] ?? reason],
          [texts.amount, formatMoney(amount)],
          ...(balance === 0 ? [] : [[texts.balance, formatMoney(balance)] as const]),
          ...(fee === 0 ? [] : [[texts.fee, formatMoney(fee)] as const]),
          ...(closedAt ? [[texts.closed, <Moment key="closed" at={closedAt} />] as const] : []),
          [
            texts.number,
            <span key="number" className="font-mono text-sm break-all">
              {dispute.id}
            </span>,
          ],
        ]}
      />
      {isAlive && mayMoney && (
        <div className="mt-4 space-y-3">
          <EvidencePack seen={seen} />
          {children}
        </div>
      )}
    </Card>
  )
}

/** The last three days are shown as what they are. */
const URGENT_DAYS = 3

function Deadline({ of: { evidenceDueAt, hasEvidence } }: { readonly of: Dispute }) {
  const texts = useDisputeTexts()
  if (!evidenceDueAt) return texts.noAnswer
  const days = daysToAnswer(evidenceDueAt, new Date())
  return (
    <>
      <Moment at={evidenceDueAt} />{' '}
      {hasEvidence ? (
        <span className="text-good">({texts.hasEvidence})</span>
      ) : (
        <strong className={days < URGENT_DAYS ? 'text-bad' : 'text-warn'}>({days < 0 ? texts.overdue : texts.daysLeft(days)})</strong>
      )}
    </>
  )
}

function Since({ at }: { readonly at: Date }) {
  const texts = useDisputeTexts()
  return (
    <span className="text-sm text-muted">
      {texts.since} <Moment at={at} />
    </span>
  )
}
