import { STAFF_ROLES } from '@shop/domain/staff'
import { expect, test } from 'vitest'
import { everyEndpoint } from './every-endpoint.ts'
import { rolesWithMoney } from './money-roles.ts'

/** Written down by hand: what gives money away, takes it in, says where it goes, or what a part costs. */
const MOVES_MONEY = [
  'POST /admin/ordenes/:folio/aceptar-transferencia',
  'POST /admin/ordenes/:folio/cancelar',
  'POST /admin/ordenes/:folio/reembolso',
  'POST /admin/ordenes/:folio/liberar',
  'POST /admin/reembolsos/:id/pagado',
  'POST /admin/dinero/:id/resolver',
  'POST /admin/devoluciones/:id/aprobar',
  'POST /admin/devoluciones/:id/recibir',
  'POST /admin/mostrador/ventas',
  'POST /admin/mostrador/cotizaciones',
  'POST /admin/cotizaciones/:numero/respuesta',
  'POST /admin/ajustes/cuenta',
  'POST /admin/productos',
  'PATCH /admin/productos/:id',
  'POST /admin/importaciones/:id/aplicar',
  'POST /admin/importaciones/:id/deshacer',
  'POST /admin/promociones',
  'PATCH /admin/promociones/:id',
  'POST /admin/promociones/:id/activa',
  'POST /admin/promociones/:id/productos',
]
/** These sound like it. */
const MOVES_NONE = [
  'POST /admin/ordenes/:folio/estado',
  'POST /admin/ordenes/:folio/rechazar-comprobante',
  'POST /admin/ordenes/:folio/notas',
  'POST /admin/devoluciones/:id/rechazar',
  'POST /admin/dinero/:id/tomar',
  'POST /admin/dinero/:id/conservar',
  'POST /admin/cotizaciones/:numero/tomar',
  'POST /admin/cotizaciones/:numero/rechazo',
  'POST /admin/ajustes/envio',
  'POST /admin/ajustes/entrega',
  'POST /admin/ajustes/devoluciones',
  'POST /admin/ajustes/cotizacion',
  'POST /admin/ajustes/pedidos-sin-pagar',
  'POST /admin/ajustes/horario',
  'POST /admin/ajustes/dias-inhabiles',
  'POST /admin/ajustes/tienda',
  'POST /admin/ajustes/apariencia',
  // One call that reads, to know that the keys are good.
  'POST /admin/apertura/pagos',
  'POST /admin/productos/:id/conteo',
  'POST /admin/importaciones',
  'POST /admin/importaciones/:id/fotos',
  'POST /admin/importaciones/:id/fotos/reintentar',
  'POST /admin/importaciones/:id/hoja',
  'POST /admin/importaciones/:id/nombres',
  'POST /admin/importaciones/:id/renglones',
  'POST /admin/importaciones/:id/revisar',
  'POST /admin/promociones/:id/terminar',
  'POST /admin/promociones/:id/productos/previo',
  'POST /admin/promociones/:id/productos/quitar',
  // It reads the provider's books and records what an event would have told; nobody is paid by it.
  'POST /admin/conciliacion',
]
const ABOUT_MONEY =
  /ordenes|reembolsos|dinero|conciliacion|devoluciones|mostrador|cotizaciones|ajustes|productos|importaciones|promociones|pago|precio|cuenta/

const writes = everyEndpoint.filter(({ access, method }) => access === 'staff' && method !== 'GET')
function nameOf({ method, path }: (typeof writes)[number]) {
  return `${method} ${path}`
}

test('every write of staff that moves money says so', () => {
  expect(
    writes
      .filter(({ movesMoney }) => movesMoney)
      .map(nameOf)
      .sort(),
  ).toEqual([...MOVES_MONEY].sort())
})

test('a new write about money is judged before it ships', () => {
  const judged = new Set([...MOVES_MONEY, ...MOVES_NONE])
  expect(
    writes
      .filter(({ path }) => ABOUT_MONEY.test(path))
      .map(nameOf)
      .filter((name) => !judged.has(name)),
  ).toEqual([])
})

test('every role that may call one of them is among the roles with money', () => {
  for (const { roles = STAFF_ROLES, movesMoney } of writes)
    if (movesMoney) expect(rolesWithMoney).toEqual(expect.arrayContaining([...roles]))
  expect(rolesWithMoney).toEqual(expect.arrayContaining(['owner', 'sales']))
})
