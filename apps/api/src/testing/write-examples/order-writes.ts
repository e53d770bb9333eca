import { mexicanTimeOf } from '@shop/domain/mexican-time'
import { addFitment } from '../add-fitment.ts'
import { purchasesIn } from './purchases.ts'
import { addPart, type ExampleShop, newTrackingKey, type WriteExamples } from './write-example.ts'

/** What staff do with orders, money and returns. */
export function orderWrites(given: ExampleShop): WriteExamples {
  const { shop, owner, part } = given
  const { get, post } = owner
  const { buyByCard, orderByTransfer, uploadVoucher, openMoneyCase, askForReturn, approveReturn } = purchasesIn(given)
  return {
    'POST /admin/ordenes/:folio/estado': async () => {
      const { folio } = await buyByCard()
      const { version } = (await get(`/admin/ordenes/${folio}`)).body.data
      return post(`/admin/ordenes/${folio}/estado`, { status: 'procesando', version })
    },
    'POST /admin/ordenes/:folio/aceptar-transferencia': async () =>
      post(`/admin/ordenes/${(await orderByTransfer()).folio}/aceptar-transferencia`, { clave_rastreo: newTrackingKey() }),
    'POST /admin/ordenes/:folio/rechazar-comprobante': async () => {
      const purchase = await orderByTransfer()
      await uploadVoucher(purchase)
      return post(`/admin/ordenes/${purchase.folio}/rechazar-comprobante`, { motivo: 'No se lee' })
    },
    'POST /admin/ordenes/:folio/cancelar': async () =>
      post(`/admin/ordenes/${(await orderByTransfer()).folio}/cancelar`, { motivo: 'Lo pidió' }),
    'POST /admin/ordenes/:folio/notas': async () => post(`/admin/ordenes/${(await orderByTransfer()).folio}/notas`, { texto: 'Llamó' }),
    'POST /admin/ordenes/:folio/reembolso': async () =>
      post(`/admin/ordenes/${(await buyByCard()).folio}/reembolso`, { motivo: 'Depositar en 999180012345678909' }),
    'POST /admin/ordenes/:folio/liberar': async () => {
      const { folio } = await buyByCard()
      const { rows } = await shop.pool.query(
        `insert into money_cases (kind, subject, order_id, holds_goods)
         select 'fraud-warning', 'warning ' || id, id, true from orders where folio = $1 returning id`,
        [folio],
      )
      return post(`/admin/ordenes/${folio}/liberar`, { caso: rows[0].id, motivo: 'Hablé con el cliente' })
    },
    'POST /admin/reembolsos/:id/pagado': async () => {
      const { folio } = await orderByTransfer()
      await post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: newTrackingKey() })
      await post(`/admin/ordenes/${folio}/reembolso`, { motivo: 'Lo pidió' })
      const { rows } = await shop.pool.query(
        'select r.id from refunds r join payments p on p.id = r.payment_id join orders o using (checkout_id) where o.folio = $1',
        [folio],
      )
      return post(`/admin/reembolsos/${rows[0].id}/pagado`, { clave_rastreo: newTrackingKey() })
    },
    'POST /admin/dinero/:id/tomar': async () => post(`/admin/dinero/${await openMoneyCase()}/tomar`, { tomar: true }),
    'POST /admin/dinero/:id/conservar': async () => post(`/admin/dinero/${await openMoneyCase()}/conservar`, { conservar: true }),
    'POST /admin/dinero/:id/resolver': async () => post(`/admin/dinero/${await openMoneyCase()}/resolver`, { accion: 'devolver' }),
    'POST /admin/devoluciones/:id/aprobar': async () => post(`/admin/devoluciones/${(await askForReturn()).id}/aprobar`, {}),
    'POST /admin/devoluciones/:id/rechazar': async () =>
      post(`/admin/devoluciones/${(await askForReturn()).id}/rechazar`, { motivo: 'Está usada' }),
    'POST /admin/devoluciones/:id/recibir': async () =>
      post(`/admin/devoluciones/${await approveReturn()}/recibir`, { lineas: [{ linea: 0, destino: 'existencias' }] }),
    'POST /admin/compatibilidades-por-revisar/:id/revisada': async () => {
      const fitting = await addPart(shop)
      await addFitment(shop, { productId: fitting.id, make: 'Seat', model: 'Ibiza', from: 2009, to: 2012 })
      await approveReturn(fitting)
      const { rows } = await shop.pool.query('select id from fitment_reviews where product_id = $1', [fitting.id])
      return post(`/admin/compatibilidades-por-revisar/${rows[0].id}/revisada`)
    },
    'POST /admin/conciliacion': async () => {
      // One comparison at a time.
      await shop.pool.query(`update reconciliation_runs set ended_at = now(), failure = 'interrupted' where ended_at is null`)
      const { day } = mexicanTimeOf(shop.now())
      return post('/admin/conciliacion', { desde: day, hasta: day })
    },
    'POST /admin/mostrador/ventas': async () =>
      post('/admin/mostrador/ventas', { productos: [{ ref: part.id, qty: 1 }], total_mostrado: 500, forma_pago: 'efectivo' }),
  }
}
