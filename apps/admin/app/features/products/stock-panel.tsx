import { countStock, listStockMovements } from '@shop/contract/staff/products'
import type { StaffProduct, StockMovement } from '@shop/domain/staff-product'
import { Link, useSearchParams } from 'react-router'
import { screens, screensOf } from '../../screens.ts'
import { useCall } from '../calls/use-call.ts'
import { useSend } from '../calls/use-send.ts'
import { FactsList } from '../facts-list.tsx'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { Moment } from '../moment.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { useMember } from '../session/session.tsx'
import { DataTable } from '../table/data-table.tsx'
import { useProductTexts } from './product-texts.ts'

const PAGE_SIZE = 10

type Props = { readonly product: StaffProduct; readonly onCounted: () => void }

/** How many pieces there are, how they came and went, and what somebody counted. */
export const StockPanel = ({ product: { id, stock, reserved }, onCounted }: Props) => {
  const { counting: texts } = useProductTexts()
  const [parameters] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const moves = useCall(listStockMovements, { params: { id: Number(id) }, query: { page, limit: PAGE_SIZE } })
  return (
    <Panel title={texts.title}>
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
    </Panel>
  )
}

const Change = ({ pieces }: { readonly pieces: number }) => (
  <span className={`font-semibold tabular-nums ${pieces < 0 ? 'text-bad' : 'text-good'}`}>{pieces > 0 ? `+${pieces}` : pieces}</span>
)

const Why = ({ move: { reason, note, folio } }: { readonly move: StockMovement }) => {
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

const FolioLink = ({ folio }: { readonly folio: string }) => (
  <Link
    to={`${screens.orders.path}/${folio}`}
    className="ml-1 inline-block min-h-6 font-mono text-sm text-brand underline underline-offset-2"
  >
    {folio}
  </Link>
)

type CountProps = { readonly id: number; readonly believed: number; readonly onStale: () => void; readonly onDone: () => void }

const CountForm = ({ id, believed, onStale, onDone }: CountProps) => {
  const { counting: texts } = useProductTexts()
  const { say } = useNotices()
  const { send, isSending, failure } = useSend(countStock)
  const count = async (form: HTMLFormElement, typed: (name: string) => string) => {
    const counted = typed('contadas').trim()
    const { data, failure: refused } = await send({
      params: { id },
      // What is no number is sent as none, so that the server says it in its own words.
      body: { counted: /^\d{1,7}$/.test(counted) ? Number(counted) : -1, believed, reason: typed('motivo').trim() },
    })
    if (refused?.code === 'stock_changed') onStale()
    if (!data) return
    form.reset()
    say(Number(counted) === believed ? texts.confirmed : texts.done)
    onDone()
  }
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void count(event.currentTarget, entered(event))}>
      <FormFailure failure={failure} />
      <Field
        name="contadas"
        required
        label={texts.counted}
        hint={texts.countedHint}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        failure={failure}
      />
      <Field name="motivo" required label={texts.reason} placeholder={texts.reasonHint} maxLength={200} failure={failure} />
      <Button type="submit" look="quiet" isBusy={isSending}>
        {texts.send}
      </Button>
    </form>
  )
}
