import { keepCasePieces, takeMoneyCase } from '@shop/contract/staff/money-cases'
import { formatMoney } from '@shop/domain/money'
import type { MoneyAction, MoneyCase } from '@shop/domain/money-case'
import { Button } from '@shop/ui/button'
import { useId, useState } from 'react'
import { useSend } from '../../kit/calls/use-send.ts'
import { Moment } from '../../kit/moment.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { Ago } from './ago.tsx'
import { CaseFacts } from './case-facts.tsx'
import { useMoneyCaseTexts } from './money-case-texts.ts'
import { SettleDialog } from './settle-dialog.tsx'

type Props = { readonly of: MoneyCase; readonly onChange: () => void }

const SOON_MS = 2 * 86_400_000

/** One case: what it is, how old, whose, and what can be done. */
export function CaseCard({ of: one, onChange }: Props) {
  const texts = useMoneyCaseTexts()
  const heading = useId()
  const [deciding, setDeciding] = useState<MoneyAction>()
  const { id, kind, amount, openedAt, dueAt, settled, actions } = one
  const isHurried = !settled && dueAt !== undefined && dueAt.getTime() - Date.now() < SOON_MS
  return (
    <li>
      <article
        aria-labelledby={heading}
        className={`rounded-2xl bg-white p-5 shadow-card ring-1 sm:p-6 ${isHurried ? 'ring-bad/60' : 'ring-line'}`}
      >
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <h2 id={heading} className="text-lg font-bold tracking-tight">
              {texts.kinds[kind]}
            </h2>
            <p className="text-sm text-muted">
              {texts.number(id)} · <Ago at={openedAt} />
            </p>
          </div>
          {amount !== undefined && (
            <p className="flex items-baseline gap-2">
              <span className="text-sm text-muted">{texts.amounts[kind]}</span>
              <strong className="text-2xl tabular-nums">{formatMoney(amount)}</strong>
            </p>
          )}
        </header>
        <p className="mt-2">{texts.about[kind]}</p>
        <CaseFacts of={one} />
        {settled ? (
          <Settled settled={settled} />
        ) : (
          <>
            <Pieces of={one} isHurried={isHurried} onChange={onChange} />
            <footer className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
              <Owner of={one} onChange={onChange} />
              <div className="flex flex-wrap gap-2">
                {actions.map((action, place) => (
                  <Button key={action} look={place === 0 ? 'main' : 'plain'} onClick={() => setDeciding(action)}>
                    {texts.actions[action]}
                  </Button>
                ))}
              </div>
            </footer>
          </>
        )}
      </article>
      {deciding && (
        <SettleDialog
          of={one}
          action={deciding}
          onDone={() => {
            setDeciding(undefined)
            onChange()
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </li>
  )
}

/** Nothing where no pieces wait; until when where some do. */
function Pieces({
  of: { id, kind, dueAt, hasPieces, keepsPieces, holdsGoods },
  isHurried,
  onChange,
}: Props & { readonly isHurried: boolean }) {
  const texts = useMoneyCaseTexts()
  const { send, isSending } = useSend(keepCasePieces)
  const { say, sayFailed } = useNotices()
  const keep = async () => {
    const { failure } = await send({ params: { id }, body: { isKept: !keepsPieces } })
    onChange()
    if (failure) sayFailed(failure.message, onChange)
    else say(texts.pieces.saved)
  }
  const isPast = dueAt !== undefined && dueAt.getTime() < Date.now()
  const isAboutPieces = kind === 'payment-differs' || kind === 'transfer-short'
  return (
    <div className="mt-4 space-y-2">
      {holdsGoods && <p className="font-semibold text-bad">{texts.holdsGoods}</p>}
      {dueAt && !isAboutPieces && (
        <p className={isHurried ? 'font-semibold text-bad' : ''}>
          {isPast ? texts.overdue : texts.due} <Ago at={dueAt} /> (<Moment at={dueAt} />)
        </p>
      )}
      {isAboutPieces && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className={isHurried && hasPieces && !keepsPieces ? 'font-semibold text-bad' : ''}>
            {!hasPieces && texts.pieces.gone}
            {hasPieces && keepsPieces && texts.pieces.kept}
            {hasPieces && !keepsPieces && dueAt && (
              <>
                {texts.pieces.until} <Moment at={dueAt} />
              </>
            )}
          </p>
          {hasPieces && (
            <Button look="link" isBusy={isSending} onClick={keep}>
              {keepsPieces ? texts.pieces.drop : texts.pieces.keep}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Owner({ of: { id, takenBy, isMine }, onChange }: Props) {
  const texts = useMoneyCaseTexts()
  const { send, isSending } = useSend(takeMoneyCase)
  const { sayFailed } = useNotices()
  const take = async () => {
    const { failure } = await send({ params: { id }, body: { isTaken: !isMine } })
    onChange()
    if (failure) sayFailed(failure.message, onChange)
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className={takenBy === undefined ? 'text-muted' : 'font-medium'}>
        {isMine ? texts.mine : takenBy === undefined ? texts.nobody : texts.taken(takenBy)}
      </span>
      <Button look="link" isBusy={isSending} onClick={take}>
        {isMine ? texts.giveUp : texts.take}
      </Button>
    </p>
  )
}

function Settled({ settled: { at, by, outcome, note } }: { readonly settled: NonNullable<MoneyCase['settled']> }) {
  const texts = useMoneyCaseTexts()
  const outcomes: Readonly<Record<string, string>> = texts.outcomes
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p>
        <strong>{outcomes[outcome] ?? outcome}</strong>
        <span className="text-muted">
          {' · '}
          {by === undefined ? texts.settledItself : texts.settledBy(by)} · <Moment at={at} />
        </span>
      </p>
      {note && <p className="mt-1 whitespace-pre-line">{note}</p>}
    </div>
  )
}
