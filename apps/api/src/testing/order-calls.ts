/** The calls about orders, as the specification writes them; walked in every-order-call.db.test.ts. */
export const SPECIFIED_ORDER_CALLS = ['GET /ordenes', 'GET /ordenes/folio/', 'POST /ordenes', 'POST /ordenes/upload-comprobante'] as const

/** Ours. */
export const OWN_ORDER_CALLS = ['POST /ordenes/cancelar', 'GET /ordenes/comprobantes/{id}', 'GET /paqueterias'] as const
