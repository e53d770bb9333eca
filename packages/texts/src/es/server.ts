import { MOST_LINES, MOST_PIECES } from '@shop/domain/cart'
import { MAX_PAGE_SIZE, SORTS } from '@shop/domain/listing'
import type { ProblemCode } from '@shop/domain/problem-code'

export const server = {
  done: 'Listo.',
  engineCondition: (engine: string) => `es motor ${engine}`,
  problems: {
    malformed_request: 'No pudimos leer la solicitud.',
    invalid_input: 'Revisa los datos enviados.',
    not_found: 'No encontramos lo que buscas.',
    route_not_found: 'Esta dirección no existe.',
    product_not_found: 'No encontramos esa refacción.',
    promotion_not_found: 'No encontramos esa promoción.',
    article_not_found: 'No encontramos esa noticia.',
    forged_event: 'Este aviso no viene del proveedor de pagos.',
    payment_not_connected: 'El proveedor de pagos no responde o no acepta nuestras claves.',
    payload_too_large: 'El archivo o mensaje es demasiado grande.',
    unsupported_media_type: 'Ese tipo de archivo no se acepta.',
    too_many_requests: 'Hiciste demasiadas solicitudes. Espera un momento e intenta de nuevo.',
    unavailable: 'La tienda no está disponible en este momento. Intenta de nuevo en unos segundos.',
    internal_error: 'Algo falló de nuestro lado. Ya quedó registrado; intenta de nuevo.',
  } satisfies Record<ProblemCode, string>,
  invalidField: {
    page: 'La página debe ser un número entero desde 1.',
    limit: `El límite debe ser un número entero de 1 a ${MAX_PAGE_SIZE}.`,
    sort: `El orden debe ser un número de 0 a ${SORTS.length - 1}.`,
    search: 'La búsqueda es demasiado larga o tiene caracteres no válidos.',
    ref: 'Falta la referencia de la refacción.',
    armadora: 'Falta la armadora o no es válida.',
    modelo: 'Falta el modelo o no es válido.',
    anio: 'El año debe tener cuatro cifras.',
    productos: `El carrito debe traer de 1 a ${MOST_LINES} productos.`,
    qty: `La cantidad debe ser un número entero de 1 a ${MOST_PIECES}.`,
    other: 'Este valor no es válido.',
  },
}
