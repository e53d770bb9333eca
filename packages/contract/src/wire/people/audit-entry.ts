import type { AuditAction, AuditBreak, AuditEntry, AuditFacts, AuditSubject, AuditSubjectKind, AuditVerdict } from '@shop/domain/audit-log'
import * as z from 'zod/mini'
import { codec } from '../../codec.ts'
import { as, record, sent } from '../../record.ts'
import { instant, maybe, text, whole } from '../plain.ts'
import { words } from '../words.ts'
import { staffRole } from './staff-member.ts'

const actions = words<AuditAction>()({
  'order-moved': 'pedido_movido',
  'transfer-accepted': 'transferencia_aceptada',
  'voucher-rejected': 'comprobante_rechazado',
  'order-cancelled': 'pedido_cancelado',
  'order-noted': 'pedido_anotado',
  'hold-lifted': 'retencion_levantada',
  'refund-opened': 'reembolso_abierto',
  'refund-recorded': 'reembolso_registrado',
  'money-case-taken': 'caso_tomado',
  'money-case-kept': 'caso_piezas_conservadas',
  'money-case-settled': 'caso_resuelto',
  'return-approved': 'devolucion_aprobada',
  'return-refused': 'devolucion_rechazada',
  'return-received': 'devolucion_recibida',
  'fitment-reviewed': 'compatibilidad_revisada',
  'product-added': 'refaccion_agregada',
  'product-changed': 'refaccion_cambiada',
  'stock-counted': 'existencias_contadas',
  'quotation-taken': 'cotizacion_tomada',
  'quotation-answered': 'cotizacion_respondida',
  'quotation-refused': 'cotizacion_rechazada',
  'counter-quoted': 'cotizacion_de_mostrador',
  'counter-sold': 'venta_de_mostrador',
  'conversation-assigned': 'conversacion_asignada',
  'conversation-closed': 'conversacion_terminada',
  'second-factor-confirmed': 'doble_factor_activado',
  'second-factor-removed': 'doble_factor_quitado',
  'session-ended': 'sesion_cerrada',
  'password-changed': 'contrasena_cambiada',
  'password-reset': 'contrasena_restablecida',
  'access-reset': 'acceso_restablecido',
  'staff-invited': 'persona_invitada',
  'invitation-resent': 'invitacion_reenviada',
  'invitation-withdrawn': 'invitacion_retirada',
  'invitation-accepted': 'invitacion_aceptada',
  'role-changed': 'rol_cambiado',
  'staff-disabled': 'persona_desactivada',
  'staff-enabled': 'persona_activada',
  'setting-changed': 'ajuste_cambiado',
  'bank-account-changed': 'cuenta_bancaria_cambiada',
  'carrier-added': 'paqueteria_agregada',
  'carrier-changed': 'paqueteria_cambiada',
  'carrier-removed': 'paqueteria_quitada',
  'carriers-ordered': 'paqueterias_ordenadas',
  'policy-text-changed': 'texto_cambiado',
  'policy-text-restored': 'texto_restaurado',
  'shelf-added': 'categoria_agregada',
  'shelf-changed': 'categoria_cambiada',
  'shelf-removed': 'categoria_quitada',
  'categories-ordered': 'categorias_ordenadas',
  'make-added': 'armadora_agregada',
  'make-changed': 'armadora_cambiada',
  'make-removed': 'armadora_quitada',
  'model-added': 'modelo_agregado',
  'model-changed': 'modelo_cambiado',
  'model-removed': 'modelo_quitado',
  'promotion-created': 'promocion_creada',
  'promotion-changed': 'promocion_cambiada',
  'promotion-products-added': 'promocion_con_mas_productos',
  'promotion-products-removed': 'promocion_con_menos_productos',
  'article-created': 'noticia_creada',
  'article-changed': 'noticia_cambiada',
  'article-published': 'noticia_publicada',
  'article-withdrawn': 'noticia_retirada',
  'slide-created': 'carrusel_agregado',
  'slide-changed': 'carrusel_cambiado',
  'slide-removed': 'carrusel_quitado',
  'slides-ordered': 'carrusel_ordenado',
  'brand-created': 'marca_creada',
  'brand-changed': 'marca_cambiada',
  'import-applied': 'importacion_aplicada',
  'import-undone': 'importacion_deshecha',
})

export const auditSubject = words<AuditSubjectKind>()({
  order: 'pedido',
  refund: 'reembolso',
  'money-case': 'caso',
  return: 'devolucion',
  fitment: 'compatibilidad',
  product: 'refaccion',
  quotation: 'cotizacion',
  conversation: 'conversacion',
  staff: 'personal',
  setting: 'ajuste',
  carrier: 'paqueteria',
  'policy-text': 'texto',
  shelf: 'categoria',
  vehicle: 'vehiculo',
  promotion: 'promocion',
  article: 'noticia',
  slide: 'carrusel',
  brand: 'marca',
  import: 'importacion',
})

const wireFacts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
/** As the log holds them: their hash is taken over these very words. */
const facts = codec<z.output<typeof wireFacts>, AuditFacts>(
  wireFacts,
  (inside) => ({ ...inside }) as z.output<typeof wireFacts>,
  (wire) => wire,
)

export const auditEntry = record<AuditEntry>()({
  id: as('_id', text),
  at: as('fecha', instant),
  staff: as('personal', record<AuditEntry['staff']>()({ id: as('_id', text), name: as('nombre', text), role: as('rol', staffRole) })),
  action: as('accion', actions),
  subject: as('asunto', record<AuditSubject>()({ kind: as('tipo', auditSubject), ref: text })),
  before: as('antes', facts),
  after: as('despues', facts),
  hash: text,
})

const breaks = words<AuditBreak['kind']>()({
  altered: 'alterado',
  missing: 'faltante',
  unlinked: 'desligado',
  unkeyed: 'sin_clave',
  cut: 'cortado',
  rechained: 'reencadenado',
  unsealed: 'sin_sello',
})

export const auditVerdict = record<AuditVerdict>()(
  {
    count: as('renglones', whole),
    lastHash: as('ultimo_hash', maybe(text)),
    broken: as('roto', maybe(record<AuditBreak>()({ id: as('_id', text), kind: as('motivo', breaks) }))),
  },
  { ok: sent(z.boolean(), ({ broken }) => broken === undefined) },
)
