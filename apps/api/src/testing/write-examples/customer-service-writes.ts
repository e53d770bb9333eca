import { postForm } from '../multipart.ts'
import { type ExampleShop, uniqueName, type WriteExamples } from './write-example.ts'

/** What staff answer: quotations and conversations. */
export function customerServiceWrites({ shop, owner: { post }, part }: ExampleShop): WriteExamples {
  const requestQuotation = async (): Promise<string> => (await postForm(shop, '/api/cotizacion', QUOTATION)).body.data.numero
  const beginConversation = async () => {
    const { llave } = (await shop.post('/api/chat/conversaciones', {})).body.data
    const [said] = (await postForm(shop, `/api/chat/conversaciones/${llave}/mensajes`, { texto: uniqueName('hola') })).body.data
    const { rows } = await shop.pool.query('select conversation_id as id from chat_messages where id = $1', [said._id])
    return { id: rows[0].id, message: said._id }
  }
  return {
    'POST /admin/cotizaciones/:numero/tomar': async () => post(`/admin/cotizaciones/${await requestQuotation()}/tomar`),
    'POST /admin/cotizaciones/:numero/respuesta': async () =>
      post(`/admin/cotizaciones/${await requestQuotation()}/respuesta`, {
        lineas: [{ ref: part.number, precio: 10, piezas: 1 }],
        vigencia_dias: 1,
      }),
    'POST /admin/cotizaciones/:numero/rechazo': async () =>
      post(`/admin/cotizaciones/${await requestQuotation()}/rechazo`, { motivo: 'No hay' }),
    'POST /admin/mostrador/cotizaciones': () =>
      post('/admin/mostrador/cotizaciones', {
        productos: [{ ref: part.id, qty: 1 }],
        vigencia_dias: 3,
        nombre: 'Eva',
        telefono: '2225550102',
        autoparte: 'Balatas',
      }),
    'POST /admin/chat/:id/asignar': async () => post(`/admin/chat/${(await beginConversation()).id}/asignar`),
    'POST /admin/chat/:id/cerrar': async () => post(`/admin/chat/${(await beginConversation()).id}/cerrar`),
    'POST /admin/chat/:id/mensajes': async () => post(`/admin/chat/${(await beginConversation()).id}/mensajes`, { texto: 'Hola, Eva' }),
    'POST /admin/chat/:id/leido': async () => {
      const { id, message } = await beginConversation()
      return post(`/admin/chat/${id}/leido`, { hasta: message })
    },
  }
}

export const QUOTATION = {
  armadora: 'Seat',
  modelo: 'Ibiza',
  anio: '2010',
  cilindraje: '2.0',
  autoparte: 'Clutch',
  nombre: 'Eva',
  email: 'eva@example.mx',
  telefono: '2225550102',
}
