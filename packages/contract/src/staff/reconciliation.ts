import type {
  BothSides,
  ComparedDay,
  PaidOut,
  PayoutMovement,
  PayoutPart,
  PayoutStatus,
  ReconciliationRun,
  RunResult,
} from '@shop/domain/reconciliation'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { dayField } from '../fields/timetable.ts'
import { form, textField } from '../form.ts'
import { as, record } from '../record.ts'
import { instant, maybe, money, text, whole } from '../wire/plain.ts'
import { words } from '../wire/words.ts'

const FOR_MONEY = ['owner', 'sales'] as const
const BASE = '/admin/conciliacion'

const bothSides = record<BothSides>()({ provider: as('proveedor', money), books: as('libros', money) })
const comparedDay = record<ComparedDay>()({
  day: as('dia', text),
  charged: as('cobrado', bothSides),
  refunded: as('devuelto', bothSides),
  disputed: as('disputas', bothSides),
  fees: as('comisiones', money),
  net: as('neto', money),
  foreign: as('ajenos', whole),
  comparedAt: as('comparado', instant),
})

const runResult = record<RunResult>()({
  movements: as('movimientos', whole),
  changed: as('nuevos', whole),
  foreign: as('ajenos', whole),
  booked: as('registrados', whole),
  cases: as('casos', whole),
  charged: as('cobrado', money),
  refunded: as('devuelto', money),
  disputed: as('disputas', money),
  fees: as('comisiones', money),
  net: as('neto', money),
})
const run = record<ReconciliationRun>()({
  id: as('_id', whole),
  from: as('desde', text),
  to: as('hasta', text),
  askedBy: as('pedida_por', maybe(text)),
  startedAt: as('inicio', instant),
  endedAt: as('fin', maybe(instant)),
  failure: as('falla', maybe(text)),
  result: as('resultado', maybe(runResult)),
})

type Overview = { readonly runs: readonly ReconciliationRun[]; readonly days: readonly ComparedDay[] }
const overview = record<Overview>()({ runs: as('corridas', listOf(run)), days: as('dias', listOf(comparedDay)) })

const payoutStatus = words<PayoutStatus>()({
  pending: 'pendiente',
  in_transit: 'en_camino',
  paid: 'pagado',
  failed: 'fallido',
  canceled: 'cancelado',
})
const part = record<PayoutPart>()({
  category: as('categoria', text),
  count: as('cuantos', whole),
  amount: as('monto', money),
  fee: as('comision', money),
  net: as('neto', money),
})
const payout = record<PaidOut>()({
  id: as('_id', text),
  amount: as('monto', money),
  status: as('estado', payoutStatus),
  madeAt: as('fecha', instant),
  arrivesOn: as('llega', text),
  trace: as('rastreo', maybe(text)),
  failureCode: as('falla', maybe(text)),
  parts: as('partes', listOf(part)),
})
const movement = record<PayoutMovement>()({
  id: as('_id', text),
  day: as('dia', text),
  category: as('categoria', text),
  amount: as('monto', money),
  fee: as('comision', money),
  net: as('neto', money),
  folio: maybe(text),
})

export const showReconciliation = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'The comparisons with the payment provider, and the days compared: what it charged, gave back and kept, and what the books say',
  data: overview,
})

export const compareDays = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'Has some days compared with the payment provider now, 31 at most; one comparison at a time',
  body: form({ desde: dayField, hasta: dayField }, { desde: 'from', hasta: 'to' }),
  data: overview,
})

export const listPayouts = endpoint({
  method: 'GET',
  path: `${BASE}/depositos`,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'What the provider paid into the shop’s account, newest first, with what it consists of',
  data: listOf(payout),
})

export const showPayout = endpoint({
  method: 'GET',
  path: `${BASE}/depositos/:id`,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'The single movements of a payout, with their orders: what each sale really brought',
  params: form({ id: textField() }),
  data: listOf(movement),
})
