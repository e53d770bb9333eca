import { CallFailed } from '@shop/contract/client'
import { countStock, listStockMovements } from '@shop/contract/staff/products'
import type { StaffProduct, StockMovement } from '@shop/domain/staff-product'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { FactsList } from '../../kit/facts-list.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Moment } from '../../kit/moment.tsx'
import { useMember } from '../../kit/session/session.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { screens, screensOf } from '../../screens.ts'
import { wholeTyped } from './product-draft.ts'
import { useProductTexts } from './product-texts.ts'

const PAGE_SIZE = 10

type Props = { readonly product: StaffProduct; readonly onCounted: () => void }

/** How many pieces there are, how they came and went, and what somebody counted. */
export function StockPanel({ product: { id, stock, reserved }, onCounted }: Props) {
  const { counting: texts } = useProductTexts()
  const [parameters] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const moves = useCall(listStockMovements, { params: { id: Number(id) }, query: { page, limit: PAGE_SIZE } })
  return (
    <Card title={texts.title}>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.4fr]">
        <div className="space-y-5">
          <FactsList
            facts={[
              [texts.onShelf, stock],
              [texts.reserved, reserved],
              [texts.free, <strong key="free">{stock - reserved}</strong>],
            ]}
          />
          <CountForm
            id={Number(id)}
            believed={stock}
            onStale={onCounted}
            onDone={() => {
              onCounted()
              moves.reload()
            }}
          />
        </div>
        <div>
          <h3 className="mb-2 font-bold">{texts.ledger}</h3>
          <DataTable
            caption={texts.ledger}
            rows={moves}
            keyOf={(move) => move.id}
            emptyText={texts.noMoves}
            columns={[
              { name: 'when', title: texts.when, cell: ({ at }) => <Moment at={at} /> },
              { name: 'change', title: texts.change, cell: ({ change }) => <Change pieces={change} /> },
              { name: 'why', title: texts.why, isSecondary: true, cell: (move) => <Why move={move} /> },
              { name: 'who', title: texts.who, isSecondary: true, cell: ({ staff }) => staff ?? '—' },
            ]}
          />
        </div>
      </div>
    </Card>
  )
}

function Change({ pieces }: { readonly pieces: number }) {
  return <span className={`font-semibold tabular-nums ${pieces < 0 ? 'text-bad' : 'text-good'}`}>{pieces > 0 ? `+${pieces}` : pieces}</span>
}

function Why({ move: { reason, note, folio } }: { readonly move: StockMovement }) {
  const { counting: texts } = useProductTexts()
  const { role } = useMember()
  const mayOpen = screensOf(role).includes('orders')
  return (
    <>
      {texts.reasons[reason]}
      {folio && (mayOpen ? <FolioLink folio={folio} /> : ` ${folio}`)}
      {note && <span className="block text-sm break-words text-muted">{note}</span>}
    </>
  )
}

function FolioLink({ folio }: { readonly folio: string }) {
  return (
    <Link
      to={`${screens.orders.path}/${folio}`}
      className="ml-1 inline-block min-h-6 font-mono text-sm text-brand underline underline-offset-2"
    >
      {folio}
    </Link>
  )
}

type CountProps = { readonly id: number; readonly believed: number; readonly onStale: () => void; readonly onDone: () => void }

const NOTHING_COUNTED = { counted: '', reason: '' }

function CountForm({ id, believed, onStale, onDone }: CountProps) {
  const { counting: texts } = useProductTexts()
  const { say } = useNotices()
  const write = useWrite(countStock)
  const form = useForm({
    id: 'count',
    initial: NOTHING_COUNTED,
    rules: rulesOfDraft(countStock, ({ counted, reason }: typeof NOTHING_COUNTED) => ({
      counted: wholeTyped(counted),
      believed,
      reason: reason.trim(),
    })),
    send: async (_, body) => {
      await write({ params: { id }, body }).catch((error: unknown) => {
        if (error instanceof CallFailed && error.failure.code === 'stock_changed') onStale()
        throw error
      })
      form.restart(NOTHING_COUNTED)
      say(body.counted === believed ? texts.confirmed : texts.done)
      onDone()
    },
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary of={form} />
      <TextField
        field={form.field('counted')}
        label={texts.counted}
        hint={texts.countedHint}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
      />
      <TextField field={form.field('reason')} label={texts.reason} placeholder={texts.reasonHint} maxLength={200} />
      <Button type="submit" look="plain" isBusy={form.isBusy}>
        {texts.send}
      </Button>
    </form>
  )
}
