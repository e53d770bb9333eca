import { randomUUID } from 'node:crypto'
import { everyEndpoint } from '@shop/contract/every-endpoint'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyImport } from './modules/imports/apply-import.ts'
import { checkFile } from './modules/imports/check-file.ts'
import { undoImport } from './modules/imports/undo-import.ts'
import { keepCataloguePicture } from './modules/pictures/pictures.public.ts'
import { addFitment } from './testing/add-fitment.ts'
import { goodPicture } from './testing/bad-files.ts'
import { deliverOrder } from './testing/deliver-order.ts'
import { postForm } from './testing/multipart.ts'
import { readyToOpen } from './testing/ready-to-open.ts'
import { sendVoucher } from './testing/send-voucher.ts'
import { openBankAccount, type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff, PASSWORD, staffCookieOf } from './testing/test-customers.ts'
import { type Answered, type TestShop, testShop } from './testing/test-shop.ts'

/** What leaves no row in the audit log, and why. Whoever adds to it explains it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /personal/logout': 'nobody’s rights or things change; the sign-out is among the security events',
  'POST /personal/totp': 'a secret that counts for nothing until it is confirmed',
  'POST /admin/chat/:id/mensajes': 'the message itself says who wrote it and when, and is never changed',
  'POST /admin/chat/:id/leido': 'a mark of what somebody has seen',
  'POST /admin/imagenes': 'a file that nothing shows until somebody puts it on a product or a page, which is recorded',
  'POST /admin/apertura/vista-previa': 'a pass that shows the shop and changes nothing of it',
  'POST /admin/importaciones': 'a file that counts for nothing until it is applied',
  'POST /admin/importaciones/:id/fotos': 'files that nothing shows; the import that places them is recorded',
  'POST /admin/importaciones/:id/fotos/reintentar': 'asks once more for what the applied import, which is recorded, asked for',
  'POST /admin/importaciones/:id/hoja': 'reads a file another way and changes nothing of the catalogue',
  'POST /admin/importaciones/:id/nombres': 'says what an import would make, and makes nothing',
  'POST /admin/importaciones/:id/renglones': 'says which rows of a file are not wanted, and changes nothing of the catalogue',
  'POST /admin/importaciones/:id/revisar': 'compares a file with the catalogue and changes nothing of it',
  'POST /admin/conciliacion': 'the comparison itself says who asked for it and when, and is never removed',
  'POST /admin/contradicciones': 'judges the catalogue and changes nothing of it',
}

let shop: TestShop
let ana: Shopper
let part: string
let headers: { cookie: string; origin: string }
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  // The first is sold for 500; the price of the others changes.
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 50 }, { partNumber: 'PROMO-1' }, { partNumber: 'LISTA-1' }])
  part = String(id)
  ana = await shopperIn(shop)
  headers = await ownerAt('jefa@example.mx')
})
afterAll(() => shop.close())

/** An owner who is signed in. */
const ownerAt = async (email: string): Promise<typeof headers> => {
  await addStaff(shop, email, 'owner')
  return { cookie: await staffCookieOf(shop, email), origin: shop.settings.publicUrl }
}
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, as = headers): Promise<Answered> =>
  shop.ask(method, `/api${path}`, { headers: as, ...(body ? { body } : {}) })
const post = (path: string, body?: object, as = headers) => ask('POST', path, body, as)

const releasedBy = async (word: 'enviar' | 'descartar') => {
  await shop.pool.query(`insert into restored_shop (backup) values ('shop-20261117.backup')`)
  return post(`/admin/estado/respaldo/${word}`)
}
const failedJob = async (): Promise<string> => {
  const { rows } = await shop.pool.query(`select (graphile_worker.add_job('send-message', '{}')).id::text as id`)
  await shop.pool.query(`update graphile_worker._private_jobs set last_error = 'x', attempts = 1 where id = $1`, [rows[0].id])
  return rows[0].id
}

const moveDoor = async (how: 'abrir' | 'cerrar') => {
  const { puerta } = (await ask('GET', '/admin/apertura')).body.data
  return post(`/admin/apertura/${how}`, { version: puerta.version })
}

const boughtByCard = async (): Promise<string> => (await ana.buyByCard({ lines: [{ ref: part, qty: 1 }], total: 500 })).body.data.folio
const refunded = async () => post(`/admin/ordenes/${await boughtByCard()}/reembolso`, { motivo: 'Depositar en 999180012345678909' })
const awaitingTransfer = async (): Promise<string> => {
  const { body } = await ana.start({ lines: [{ ref: part, qty: 1 }], total: 500, method: 'transferencia' })
  return (await ana.order({ transaction_id: body.data.transaction_id })).body.data.folio
}
/** A case: less came than was asked for. */
const shortTransfer = async (key: string): Promise<string> => {
  const shopper = await shopperIn(shop)
  const { body } = await shopper.start({ lines: [{ ref: part, qty: 1 }], total: 500, method: 'transferencia' })
  const { folio } = (await shopper.order({ transaction_id: body.data.transaction_id })).body.data
  await post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: key, monto: 100 })
  return (await ask('GET', `/admin/dinero?folio=${folio}`)).body.data.docs[0]._id
}
const requested = async (): Promise<string> => {
  const car = { armadora: 'Seat', modelo: 'Ibiza', anio: '2010', cilindraje: '2.0', autoparte: 'Clutch' }
  const fields = { ...car, nombre: 'Eva', email: 'eva@example.mx', telefono: '2225550102' }
  return (await postForm(shop, '/api/cotizacion', fields)).body.data.numero
}
const returning = async (): Promise<string> => {
  const eva = await shopperIn(shop)
  const { folio } = (await eva.buyByCard({ lines: [{ ref: part, qty: 1 }], total: 500 })).body.data
  await deliverOrder(shop, folio)
  const auto = { armadora: 'Seat', modelo: 'Ibiza', anio: 2010 }
  const body = { motivo: 'no_le_quedo', submotivo: 'otra_medida', auto, piezas: [{ linea: 0, qty: 1 }] }
  return (await shop.ask('POST', `/api/devoluciones/${folio}`, { token: eva.token, body })).body.data.devoluciones[0]._id
}
const approved = async (): Promise<string> => {
  const id = await returning()
  await post(`/admin/devoluciones/${id}/aprobar`, {})
  return id
}
/** Somebody whom the owner can do something to. */
const member = async (): Promise<number> => addStaff(shop, `${randomUUID()}@example.mx`, 'sales')
const invited = async (): Promise<string> =>
  (await post('/admin/personal/invitaciones', { email: `${randomUUID()}@example.mx`, rol: 'ventas' })).body.data[0]._id
const begun = async (): Promise<string> => {
  const { llave } = (await shop.post('/api/chat/conversaciones', {})).body.data
  await postForm(shop, `/api/chat/conversaciones/${llave}/mensajes`, { texto: 'hola' })
  return (await ask('GET', '/admin/chat')).body.data.docs[0]._id
}

const setting = async (name: string, wire: string, body: object): Promise<Answered> => {
  const { version } = (await ask('GET', '/admin/ajustes')).body.data[wire]
  return post(`/admin/ajustes/${name}`, { ...body, version })
}
const CARRIER = { nombre: 'Mensajero', nombre_en: 'Courier', precio: 250, recargo: 0 }
const carrier = async (): Promise<string> => {
  const name = `Mensajero ${randomUUID()}`
  const added = await post('/admin/paqueterias', { ...CARRIER, nombre: name, nombre_en: name })
  return added.body.data.at(-1).clave
}

const make = async (): Promise<string> => {
  const nombre = `Borgward ${randomUUID()}`
  const makes: { _id: string; nombre: string }[] = (await post('/admin/vehiculos', { nombre })).body.data
  return makes.find((one) => one.nombre === nombre)?._id ?? ''
}
const MODEL = { nombre: 'Isabella', alias: [], motores: [{ motor: '1.5', desde: 1954, hasta: 1961 }] }
const model = async (): Promise<string> => (await post(`/admin/vehiculos/${await make()}/modelos`, MODEL)).body.data.modelos[0]._id

type Shelf = { _id: string; nombre: string }
const shelf = async (path: string, body: object): Promise<string> => {
  const nombre = `Clima ${randomUUID()}`
  await post(path, { ...body, nombre, nombre_en: nombre })
  const { rows } = await shop.pool.query(
    `select id::text from categories where name_es = $1 union select id::text from subcategories where name_es = $1
     union select id::text from part_types where name_es = $1`,
    [nombre],
  )
  return rows[0].id
}
type Divided = Shelf & { subcategorias: Shelf[] }
const firstShelf = async (): Promise<Divided> =>
  (await ask('GET', '/admin/categorias')).body.data.find(({ nombre }: Divided) => nombre === 'Frenos')
const CATEGORY = { nombre: 'Clima', nombre_en: 'Climate', imagen: 'brake-disc.png' }
const category = () => shelf('/admin/categorias', CATEGORY)
const subcategory = async () => shelf('/admin/subcategorias', { categoria: (await firstShelf())._id })
const partType = async () => shelf('/admin/tipos', { subcategoria: (await firstShelf()).subcategorias[0]?._id })

const symptomOf = async (phrase: string) => ({
  clase: 'sintoma',
  frases: [phrase],
  frases_en: [],
  consejo: 'Revisa primero las balatas.',
  consejo_en: 'Check the pads first.',
  tipos: [await partType()],
  activo: true,
})
const symptom = async (): Promise<string> => {
  const frase = `rechina ${randomUUID()}`
  const all: { _id: string; frases: string[] }[] = (await post('/admin/sintomas', await symptomOf(frase))).body.data
  return all.find(({ frases }) => frases.includes(frase))?._id ?? ''
}

const jobOf = async (nombre: string) => ({
  nombre,
  nombre_en: 'brake pad change',
  piezas: [
    { tipo: await partType(), inicia: true, opcional: false },
    { tipo: await partType(), inicia: false, cantidad: 2, opcional: false },
  ],
  activo: true,
})
const workshopJob = async (): Promise<string> => {
  const nombre = `cambio ${randomUUID().slice(0, 8)}`
  const all: { _id: string; nombre: string }[] = (await post('/admin/trabajos', await jobOf(nombre))).body.data
  return all.find((one) => one.nombre === nombre)?._id ?? ''
}

const TEXT = { titulo: 'Mala', titulo_en: 'Bad', texto: 'Avísanos.', texto_en: 'Tell us.', version: 0 }
const PROMOTION = {
  nombre_es: 'Frenos',
  nombre_en: 'Brakes',
  descripcion_es: 'Menos',
  descripcion_en: 'Less',
  descuento: 10,
  activa: true,
  inicio: '2026-01-01T00:00',
  fin: '2099-01-01T00:00',
}
const promoted = async (): Promise<{ _id: string; version: number }> => (await post('/admin/promociones', PROMOTION)).body.data
const ARTICLE = { titulo_es: 'Hola', resumen_es: 'Hola', cuerpo_es: '<p>Hola</p>', fecha: '2026-01-01T00:00' }
const written = async (): Promise<{ _id: string; version: number; slug: string }> =>
  (await post('/admin/noticias', { ...ARTICLE, slug: `n-${randomUUID()}` })).body.data
const slide = async () => {
  const { name } = await keepCataloguePicture(shop, 1, await goodPicture())
  return { titulo_es: 'Hola', texto_es: 'Hola', enlace: '/productos', imagen_escritorio: name, imagen_movil: name }
}
const slid = async (): Promise<{ _id: string; version: number }[]> => (await post('/admin/carrusel', await slide())).body.data

let listPrice = 600
/** An import that changes a price, compared by the worker. */
const imported = async (): Promise<string> => {
  const file = { field: 'archivo', bytes: Buffer.from(`codigo;precio\nLISTA-1;${listPrice++}\n`), name: 'lista.csv' }
  const { _id } = (await postForm(shop, '/api/admin/importaciones', {}, file, { headers })).body.data
  const columnas = { codigo: 0, precio: 1 }
  await post(`/admin/importaciones/${_id}/revisar`, { proveedor: 'ACME', tipo: 'productos', decimal: '.', columnas })
  await checkFile(shop, Number(_id))
  return _id
}

/** Each write with something to do, done once. */
const WRITES: Readonly<Record<string, () => Promise<Answered>>> = {
  'POST /admin/ordenes/:folio/estado': async () => {
    const folio = await boughtByCard()
    const { version } = (await ask('GET', `/admin/ordenes/${folio}`)).body.data
    return post(`/admin/ordenes/${folio}/estado`, { status: 'procesando', version })
  },
  'POST /admin/ordenes/:folio/aceptar-transferencia': async () =>
    post(`/admin/ordenes/${await awaitingTransfer()}/aceptar-transferencia`, { clave_rastreo: 'MBAN01002611150001' }),
  'POST /admin/ordenes/:folio/rechazar-comprobante': async () => {
    const folio = await awaitingTransfer()
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
    await sendVoucher(shop, ana.token, { folio }, pdf)
    return post(`/admin/ordenes/${folio}/rechazar-comprobante`, { motivo: 'No se lee' })
  },
  'POST /admin/ordenes/:folio/cancelar': async () => post(`/admin/ordenes/${await awaitingTransfer()}/cancelar`, { motivo: 'Lo pidió' }),
  'POST /admin/ordenes/:folio/notas': async () => post(`/admin/ordenes/${await awaitingTransfer()}/notas`, { texto: 'Llamó' }),
  'POST /admin/ordenes/:folio/reembolso': () => refunded(),
  'POST /admin/ordenes/:folio/liberar': async () => {
    const folio = await boughtByCard()
    const { rows } = await shop.pool.query(
      `insert into money_cases (kind, subject, order_id, holds_goods) select 'fraud-warning', 'warning ' || id, id, true from orders where folio = $1 returning id`,
      [folio],
    )
    return post(`/admin/ordenes/${folio}/liberar`, { caso: rows[0].id, motivo: 'Hablé con el cliente' })
  },
  'POST /admin/reembolsos/:id/pagado': async () => {
    const folio = await awaitingTransfer()
    await post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: 'MBAN01002611150002' })
    await post(`/admin/ordenes/${folio}/reembolso`, { motivo: 'Lo pidió' })
    const { rows } = await shop.pool.query(`select id from refunds where method = 'spei' and status = 'open'`)
    return post(`/admin/reembolsos/${rows[0].id}/pagado`, { clave_rastreo: 'MBAN01002611150003' })
  },
  'POST /admin/dinero/:id/tomar': async () => post(`/admin/dinero/${await shortTransfer('CORTA1')}/tomar`, { tomar: true }),
  'POST /admin/dinero/:id/conservar': async () => post(`/admin/dinero/${await shortTransfer('CORTA2')}/conservar`, { conservar: true }),
  'POST /admin/dinero/:id/resolver': async () => post(`/admin/dinero/${await shortTransfer('CORTA3')}/resolver`, { accion: 'devolver' }),
  'POST /admin/devoluciones/:id/aprobar': async () => post(`/admin/devoluciones/${await returning()}/aprobar`, {}),
  'POST /admin/devoluciones/:id/rechazar': async () => post(`/admin/devoluciones/${await returning()}/rechazar`, { motivo: 'Está usada' }),
  'POST /admin/devoluciones/:id/recibir': async () =>
    post(`/admin/devoluciones/${await approved()}/recibir`, { lineas: [{ linea: 0, destino: 'existencias' }] }),
  'POST /admin/compatibilidades-por-revisar/:id/revisada': async () => {
    await addFitment(shop, { productId: part, make: 'Seat', model: 'Ibiza', from: 2009, to: 2012 })
    await approved()
    const [mark] = (await ask('GET', '/admin/compatibilidades-por-revisar')).body.data
    return post(`/admin/compatibilidades-por-revisar/${mark._id}/revisada`)
  },
  'POST /admin/productos': async () => {
    const { tipo, marca } = (await ask('GET', `/admin/productos/${part}`)).body.data
    const said = { codigo: 'NEW-1', nombre_es: 'Balatas', tipo, marca, proveedor: 'Centro', unidad: 'pieza', precio: 10, status: 'activo' }
    return post('/admin/productos', said)
  },
  'PATCH /admin/productos/:id': async () => {
    const { data } = (await ask('GET', `/admin/productos/${part}`)).body
    return ask('PATCH', `/admin/productos/${part}`, { ...data, recomendado: true })
  },
  'POST /admin/productos/:id/conteo': async () => {
    const { existencias } = (await ask('GET', `/admin/productos/${part}`)).body.data
    return post(`/admin/productos/${part}/conteo`, { contadas: existencias + 1, existencias, motivo: 'Conteo' })
  },
  'POST /admin/cotizaciones/:numero/tomar': async () => post(`/admin/cotizaciones/${await requested()}/tomar`),
  'POST /admin/cotizaciones/:numero/respuesta': async () =>
    post(`/admin/cotizaciones/${await requested()}/respuesta`, {
      lineas: [{ ref: 'BAL-1', precio: 10, piezas: 1 }],
      vigencia_dias: 1,
    }),
  'POST /admin/cotizaciones/:numero/rechazo': async () => post(`/admin/cotizaciones/${await requested()}/rechazo`, { motivo: 'No hay' }),
  'POST /admin/mostrador/cotizaciones': async () =>
    post('/admin/mostrador/cotizaciones', {
      productos: [{ ref: part, qty: 1 }],
      vigencia_dias: 3,
      nombre: 'Eva',
      telefono: '2225550102',
      autoparte: 'Balatas',
    }),
  'POST /admin/mostrador/ventas': async () =>
    post('/admin/mostrador/ventas', { productos: [{ ref: part, qty: 1 }], total_mostrado: 500, forma_pago: 'efectivo' }),
  'POST /admin/chat/:id/asignar': async () => post(`/admin/chat/${await begun()}/asignar`),
  'POST /admin/chat/:id/cerrar': async () => post(`/admin/chat/${await begun()}/cerrar`),
  // The worker does these two; it writes the log in the transaction that changes the catalogue.
  'POST /admin/importaciones/:id/aplicar': async () => {
    const id = await imported()
    const answer = await post(`/admin/importaciones/${id}/aplicar`, { revision: 1 })
    await applyImport(shop, Number(id))
    return answer
  },
  'POST /admin/importaciones/:id/deshacer': async () => {
    const id = await imported()
    await post(`/admin/importaciones/${id}/aplicar`, { revision: 1 })
    await applyImport(shop, Number(id))
    const answer = await post(`/admin/importaciones/${id}/deshacer`)
    await undoImport(shop, Number(id))
    return answer
  },
  'POST /admin/personal/invitaciones': async () => post('/admin/personal/invitaciones', { email: 'nueva@example.mx', rol: 'ventas' }),
  'POST /admin/personal/invitaciones/:id/reenviar': async () => post(`/admin/personal/invitaciones/${await invited()}/reenviar`),
  'DELETE /admin/personal/invitaciones/:id': async () => ask('DELETE', `/admin/personal/invitaciones/${await invited()}`),
  'POST /personal/avisos': () => post('/personal/avisos', { de_guardia: true, avisos: ['chat'] }),
  'POST /admin/personal/:id/avisos': async () => post(`/admin/personal/${await member()}/avisos`, { de_guardia: true, avisos: ['pedido'] }),
  'POST /admin/personal/:id/rol': async () => post(`/admin/personal/${await member()}/rol`, { rol: 'almacen' }),
  'POST /admin/personal/:id/desactivar': async () => post(`/admin/personal/${await member()}/desactivar`),
  'POST /admin/personal/:id/activar': async () => {
    const id = await member()
    await post(`/admin/personal/${id}/desactivar`)
    return post(`/admin/personal/${id}/activar`)
  },
  'DELETE /admin/personal/:id/doble-factor': async () => {
    const id = await member()
    await shop.pool.query(`update staff set totp_secret = 'sealed', totp_confirmed_at = now() where id = $1`, [id])
    return ask('DELETE', `/admin/personal/${id}/doble-factor`)
  },
  // Free for what the others buy, before and after.
  'POST /admin/estado/trabajos/:id/reintentar': async () => post(`/admin/estado/trabajos/${await failedJob()}/reintentar`),
  'POST /admin/estado/trabajos/reintentar': async () => {
    await failedJob()
    return post('/admin/estado/trabajos/reintentar')
  },
  'POST /admin/estado/trabajos/:id/descartar': async () => post(`/admin/estado/trabajos/${await failedJob()}/descartar`),
  'POST /admin/estado/respaldo/enviar': () => releasedBy('enviar'),
  'POST /admin/estado/respaldo/descartar': () => releasedBy('descartar'),
  'POST /admin/apertura/politicas': () => post('/admin/apertura/politicas'),
  'POST /admin/apertura/pagos': () => post('/admin/apertura/pagos'),
  'POST /admin/apertura/correo': () => post('/admin/apertura/correo'),
  'POST /admin/apertura/sms': () => post('/admin/apertura/sms', { telefono: '5512345678' }),
  'POST /admin/apertura/datos-base': () => post('/admin/apertura/datos-base'),
  'POST /admin/apertura/cerrar': async () => moveDoor('cerrar'),
  'POST /admin/apertura/abrir': async () => {
    await readyToOpen({ get: (path) => ask('GET', path), post })
    return moveDoor('abrir')
  },
  'POST /admin/ajustes/envio': () => setting('envio', 'envio', { gratis_desde: 400, costo: 99 }),
  'POST /admin/ajustes/entrega': () => setting('entrega', 'entrega', { dias_minimo: 2, dias_maximo: 4 }),
  'POST /admin/ajustes/devoluciones': () => setting('devoluciones', 'devoluciones', { dias: 360 }),
  'POST /admin/ajustes/cotizacion': () => setting('cotizacion', 'cotizacion', { minutos: 20 }),
  'POST /admin/ajustes/pedidos-sin-pagar': () => setting('pedidos-sin-pagar', 'pedidos_sin_pagar', { maximo: 4 }),
  'POST /admin/ajustes/horario': () => setting('horario', 'horario', { horario: [{ dias: ['lunes'], abre: '08:00', cierra: '18:00' }] }),
  'POST /admin/ajustes/dias-inhabiles': () =>
    setting('dias-inhabiles', 'dias_inhabiles', { dias: [{ fecha: '2030-12-24', nombre: 'Nochebuena', nombre_en: 'Christmas Eve' }] }),
  'POST /admin/ajustes/cuenta': () =>
    setting('cuenta', 'cuenta', { banco: 'STP', clabe: '999180012345678909', titular: 'Tuerca', password_actual: PASSWORD }),
  'POST /admin/ajustes/tienda': () =>
    setting('tienda', 'tienda', {
      nombre: 'La Rosca',
      razon_social: 'La Rosca, S.A.',
      rfc: 'TRE150420NT0',
      direccion: 'Calle 1',
      ciudad: 'Puebla',
      posicion: '19.0437, -98.198',
      telefono: '2229998877',
      whatsapp: '522229998877',
      email: 'hola@rosca.mx',
    }),
  'POST /admin/ajustes/apariencia': () => setting('apariencia', 'apariencia', { color_marca: '#8A1538', color_acento: '#ffd54f' }),
  'POST /admin/paqueterias': () => post('/admin/paqueterias', CARRIER),
  'POST /admin/paqueterias/:clave': async () =>
    post(`/admin/paqueterias/${await carrier()}`, { ...CARRIER, nombre: 'Otra', nombre_en: 'Other', activa: true, version: 1 }),
  'DELETE /admin/paqueterias/:clave': async () => ask('DELETE', `/admin/paqueterias/${await carrier()}`),
  'POST /admin/paqueterias/orden': async () => {
    const keys: { clave: string }[] = (await ask('GET', '/admin/paqueterias')).body.data
    return post('/admin/paqueterias/orden', { claves: keys.map(({ clave }) => clave).toReversed() })
  },
  'POST /admin/vehiculos': () => post('/admin/vehiculos', { nombre: 'Borgward' }),
  'POST /admin/vehiculos/:id': async () => post(`/admin/vehiculos/${await make()}`, { nombre: 'Lloyd', version: 1 }),
  'DELETE /admin/vehiculos/:id': async () => ask('DELETE', `/admin/vehiculos/${await make()}`),
  'POST /admin/vehiculos/:id/modelos': async () => post(`/admin/vehiculos/${await make()}/modelos`, MODEL),
  'POST /admin/modelos/:id': async () => post(`/admin/modelos/${await model()}`, { ...MODEL, alias: ['Isa'], version: 1 }),
  'DELETE /admin/modelos/:id': async () => ask('DELETE', `/admin/modelos/${await model()}`),
  'POST /admin/categorias': () => post('/admin/categorias', CATEGORY),
  'POST /admin/categorias/orden': async () => {
    await category()
    const shelves: Shelf[] = (await ask('GET', '/admin/categorias')).body.data
    return post('/admin/categorias/orden', { claves: shelves.map(({ _id }) => _id).toReversed() })
  },
  'POST /admin/categorias/:id': async () =>
    post(`/admin/categorias/${await category()}`, { ...CATEGORY, nombre: 'Calefacción', version: 1 }),
  'DELETE /admin/categorias/:id': async () => ask('DELETE', `/admin/categorias/${await category()}`),
  'POST /admin/subcategorias': async () =>
    post('/admin/subcategorias', { nombre: 'Ventilas', nombre_en: 'Vents', categoria: (await firstShelf())._id }),
  'POST /admin/subcategorias/:id': async () =>
    post(`/admin/subcategorias/${await subcategory()}`, {
      nombre: 'Ductos',
      nombre_en: 'Ducts',
      categoria: (await firstShelf())._id,
      version: 1,
    }),
  'DELETE /admin/subcategorias/:id': async () => ask('DELETE', `/admin/subcategorias/${await subcategory()}`),
  'POST /admin/tipos': async () => {
    const subcategoria = await subcategory()
    return post('/admin/tipos', { nombre: 'Filtro de cabina', nombre_en: 'Cabin filter', subcategoria })
  },
  'POST /admin/tipos/:id': async () => {
    const [id, subcategoria] = [await partType(), await subcategory()]
    return post(`/admin/tipos/${id}`, { nombre: 'Compresor', nombre_en: 'Compressor', subcategoria, version: 1 })
  },
  'DELETE /admin/tipos/:id': async () => ask('DELETE', `/admin/tipos/${await partType()}`),
  'POST /admin/sintomas': async () => post('/admin/sintomas', await symptomOf('no enciende')),
  'POST /admin/sintomas/:id': async () => post(`/admin/sintomas/${await symptom()}`, { ...(await symptomOf('se calienta')), version: 1 }),
  'DELETE /admin/sintomas/:id': async () => ask('DELETE', `/admin/sintomas/${await symptom()}`),
  'POST /admin/trabajos': async () => post('/admin/trabajos', await jobOf('cambio de balatas')),
  'POST /admin/trabajos/:id': async () => post(`/admin/trabajos/${await workshopJob()}`, { ...(await jobOf('afinación')), version: 1 }),
  'DELETE /admin/trabajos/:id': async () => ask('DELETE', `/admin/trabajos/${await workshopJob()}`),
  'POST /admin/aparador/:lista': async () => {
    const { version, fijas, primeras } = (await ask('GET', '/admin/aparador/nuevos')).body.data
    return post('/admin/aparador/nuevos', { fijas: fijas.length > 0 ? [] : [primeras[0]._id], ocultas: [], version })
  },
  'POST /admin/portada': async () => {
    const { version, secciones } = (await ask('GET', '/admin/portada')).body.data
    return post('/admin/portada', { secciones: secciones.toReversed(), version })
  },
  'POST /admin/textos/:pagina/:seccion': () => post('/admin/textos/garantias/defecto', TEXT),
  'DELETE /admin/textos/:pagina/:seccion': async () => {
    await post('/admin/textos/garantias/quejas', TEXT)
    return ask('DELETE', '/admin/textos/garantias/quejas', { version: 1 })
  },
  'DELETE /personal/sesiones/:id': async () => {
    await staffCookieOf(shop, 'jefa@example.mx')
    const sessions: { _id: string; actual: boolean }[] = (await ask('GET', '/personal/sesiones')).body.data
    return ask('DELETE', `/personal/sesiones/${sessions.find(({ actual }) => !actual)?._id}`)
  },
  'POST /personal/totp/confirmar': async () => {
    const another = await ownerAt('clave@example.mx')
    const { secreto } = (await post('/personal/totp', { password_actual: PASSWORD }, another)).body.data
    return post('/personal/totp/confirmar', { codigo: new TOTP({ secret: Secret.fromBase32(secreto) }).generate() }, another)
  },
  'POST /admin/promociones': async () => post('/admin/promociones', PROMOTION),
  'PATCH /admin/promociones/:id': async () => {
    const { _id, version } = await promoted()
    return ask('PATCH', `/admin/promociones/${_id}`, { ...PROMOTION, descuento: 20, version })
  },
  'POST /admin/promociones/:id/terminar': async () => post(`/admin/promociones/${(await promoted())._id}/terminar`),
  'POST /admin/promociones/:id/activa': async () => post(`/admin/promociones/${(await promoted())._id}/activa`, { activa: false }),
  'POST /admin/promociones/:id/productos': async () =>
    post(`/admin/promociones/${(await promoted())._id}/productos`, { numeros: ['PROMO-1'] }),
  'POST /admin/promociones/:id/productos/quitar': async () => {
    const { _id } = await promoted()
    await post(`/admin/promociones/${_id}/productos`, { numeros: ['PROMO-1'] })
    return post(`/admin/promociones/${_id}/productos/quitar`, {})
  },
  'POST /admin/noticias': async () => post('/admin/noticias', { ...ARTICLE, slug: 'hola' }),
  'PATCH /admin/noticias/:id': async () => {
    const { _id, ...rest } = await written()
    return ask('PATCH', `/admin/noticias/${_id}`, { ...ARTICLE, ...rest, titulo_es: 'Otro' })
  },
  'POST /admin/noticias/:id/publicar': async () => {
    const { _id, version } = await written()
    return post(`/admin/noticias/${_id}/publicar`, { version })
  },
  'POST /admin/noticias/:id/retirar': async () => {
    const { _id, version } = await written()
    await post(`/admin/noticias/${_id}/publicar`, { version })
    return post(`/admin/noticias/${_id}/retirar`)
  },
  'POST /admin/carrusel': async () => post('/admin/carrusel', await slide()),
  'PATCH /admin/carrusel/:id': async () => {
    const [first] = await slid()
    return ask('PATCH', `/admin/carrusel/${first?._id}`, { ...(await slide()), titulo_es: 'Otro', version: first?.version })
  },
  'DELETE /admin/carrusel/:id': async () => ask('DELETE', `/admin/carrusel/${(await slid())[0]?._id}`),
  'POST /admin/carrusel/orden': async () => {
    await slid()
    const ids = (await slid()).map(({ _id }) => _id)
    return post('/admin/carrusel/orden', { orden: ids.toReversed() })
  },
  'POST /admin/marcas': async () => post('/admin/marcas', { nombre: 'Nueva', propia: false, gama: 'economica' }),
  'PATCH /admin/marcas/:id': async () => {
    const { _id, version } = (await post('/admin/marcas', { nombre: 'Otra', propia: false, gama: 'intermedia' })).body.data
    return ask('PATCH', `/admin/marcas/${_id}`, { nombre: 'Otra más', propia: true, gama: 'premium', version })
  },
  // Somebody else: it ends their sessions.
  'POST /personal/password': async () =>
    post('/personal/password', { password_actual: PASSWORD, password_nuevo: 'Una segunda 2' }, await ownerAt('segunda@example.mx')),
}

const declared = everyEndpoint
  .filter(({ access, method, isQuestion }) => access === 'staff' && method !== 'GET' && !isQuestion)
  .map(({ method, path }) => `${method} ${path}`)

test('every write of staff is walked here, or says why not', () => {
  expect([...Object.keys(WRITES), ...Object.keys(EXCEPTIONS)].toSorted()).toEqual(declared.toSorted())
})

test.each(Object.entries(WRITES))(
  '%s is in the audit log with a row of its own, and nothing that opens a door got into it',
  async (_, write) => {
    const { answer, entries, facts } = await logged(write)
    expect([answer.status, answer.body.message]).toEqual([200, answer.body.message])
    // The write is the last thing that happened.
    const last = entries.at(-1)
    expect(last).toMatchObject({ staff_name: 'Beto', staff_role: 'owner' })
    expect(last.before ?? last.after).toBeTruthy()
    expect(last.before).not.toEqual(last.after)
    await expectNoSecretIn(facts)
  },
)

test('of a bank account that somebody wrote into a reason the log keeps the last four digits', async () => {
  expect((await logged(refunded)).facts).toContain('Depositar en •••• 8909')
})

/** What a write answers, and what it left in the log. */
const logged = async (write: () => Promise<Answered>) => {
  const known = await shop.pool.query('select coalesce(max(id), 0) as id from audit_log')
  const answer = await write()
  const { rows: entries } = await shop.pool.query(
    `select *, coalesce(before::text, '') || coalesce(after::text, '') as facts from audit_log where id > $1 order by id`,
    [known.rows[0].id],
  )
  return { answer, entries, facts: entries.map(({ facts }) => facts).join(' ') }
}

const expectNoSecretIn = async (log: string) => {
  const { rows: secrets } = await shop.pool.query(
    `select password_hash as secret from staff union select totp_secret from staff union select hash from staff_sessions union select hash from offers union select hash from staff_invitations union select hash from staff_recovery_codes`,
  )
  for (const { secret } of secrets) expect(log).not.toContain(secret)
  expect(log).not.toContain(PASSWORD)
  expect(log).not.toMatch(/\b\d{18}\b/)
}
