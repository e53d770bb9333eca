import type { ConditionPart, ConditionStatus, PartCondition, ProcessRole, ProcessSign, ShopCondition } from '@shop/domain/condition'
import type { FailedJob, JobKind, OrderMailKind } from '@shop/domain/failed-job'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { instant, maybe, text, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'

const conditionPart = words<ConditionPart>()({
  database: 'base_de_datos',
  migrations: 'migraciones',
  files: 'archivos',
  disk: 'disco',
  worker: 'trabajador',
  'jobs-due': 'trabajos_atrasados',
  'jobs-failing': 'trabajos_con_falla',
  'jobs-given-up': 'trabajos_abandonados',
  mail: 'correo',
  payments: 'pagos',
  versions: 'versiones',
  backup: 'respaldo',
})
const conditionStatus = words<ConditionStatus>()({ pass: 'bien', warn: 'atencion', fail: 'mal' })

const partCondition = record<PartCondition>()({
  part: as('parte', conditionPart),
  status: as('estado', conditionStatus),
  milliseconds: as('milisegundos', maybe(whole)),
  seconds: as('segundos', maybe(whole)),
  count: as('cuantos', maybe(whole)),
  freeBytes: as('bytes_libres', maybe(whole)),
  totalBytes: as('bytes_totales', maybe(whole)),
  at: as('fecha', maybe(instant)),
  isHeld: as('en_espera', maybe(yesNo)),
})

const processSign = record<ProcessSign>()({
  host: as('maquina', text),
  pid: as('pid', whole),
  roles: as('hace', listOf(words<ProcessRole>()({ api: 'api', web: 'paginas', worker: 'trabajador' }))),
  version: as('version', text),
  startedAt: as('inicio', instant),
  seenAt: as('visto', instant),
})

const jobKind = words<JobKind>()({
  'order-mail': 'correo_de_pedido',
  message: 'mensaje',
  'account-message': 'mensaje_de_cuenta',
  payment: 'pago',
  refund: 'reembolso',
  orders: 'pedidos',
  comparison: 'conciliacion',
  import: 'importacion',
  pictures: 'imagenes',
  catalogue: 'catalogo',
  cleaning: 'limpieza',
  records: 'bitacora',
  watch: 'vigilancia',
  other: 'otro',
})

const orderMail = words<OrderMailKind>()({
  confirmed: 'confirmado',
  placed: 'recibido',
  reminder: 'recordatorio',
  paid: 'pagado',
  shipped: 'enviado',
  cancelled: 'cancelado',
  'pieces-cancelled': 'piezas_canceladas',
  refunded: 'reembolsado',
  'out-of-stock': 'sin_existencias',
  'voucher-rejected': 'comprobante_rechazado',
  'transfer-short': 'transferencia_incompleta',
})

const failedJob = record<FailedJob>()({
  id: as('_id', text),
  kind: as('tipo', jobKind),
  task: as('tarea', text),
  isGivenUp: as('abandonado', yesNo),
  attempts: as('intentos', whole),
  failedAt: as('fallo', instant),
  nextTryAt: as('siguiente', maybe(instant)),
  error: as('error', text),
  mail: as('correo', maybe(orderMail)),
  folio: maybe(text),
  subject: as('asunto', maybe(text)),
  to: as('para', maybe(text)),
  canBeDiscarded: as('se_puede_descartar', yesNo),
})

export type ShownCondition = ShopCondition & { readonly failed: readonly FailedJob[] }
export const shownCondition = record<ShownCondition>()({
  status: as('estado', conditionStatus),
  parts: as('partes', listOf(partCondition)),
  processes: as('procesos', listOf(processSign)),
  jobsWaiting: as('trabajos_en_espera', maybe(whole)),
  failed: as('fallidos', listOf(failedJob)),
})
