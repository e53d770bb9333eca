import type { OpeningStep } from '@shop/domain/opening'

type Step = { readonly title: string; readonly why: string }

/** The way of a new shop to its first customer, and the switch of its door. */
export const staffOpening = {
  lead: 'Lo que hace falta para vender, paso por paso, y el interruptor que abre y cierra la tienda.',
  door: {
    title: 'La puerta',
    open: 'Abierta al público',
    closed: 'Cerrada al público',
    openNote: 'Cualquiera puede entrar y comprar, y los buscadores la encuentran.',
    soonNote: 'Los visitantes ven que abre pronto; los buscadores no la leen. Tú puedes recorrerla y comprar de prueba.',
    closedNote: 'Los visitantes ven que está cerrada y cómo contactarla. Los pedidos ya hechos siguen su curso.',
    progress: (done: number, of: number) => `${done} de ${of} pasos necesarios`,
    openNow: 'Abrir la tienda',
    missing: (count: number) => (count === 1 ? 'Falta 1 paso necesario para abrir.' : `Faltan ${count} pasos necesarios para abrir.`),
    testMoney: 'Las claves de pago son de prueba: nadie paga de verdad. Cámbialas por las reales antes de vender.',
    opened: 'La tienda está abierta.',
    close: 'Cerrar la tienda',
    preview: 'Recorrer la tienda cerrada',
    visit: 'Ver la tienda',
  },
  closing: {
    title: '¿Cerrar la tienda?',
    text: 'Nadie más podrá ver el catálogo ni comprar hasta que la abras. Los pedidos ya hechos se pagan, se consultan y se envían como siempre.',
    messageEs: 'Mensaje para los visitantes (opcional)',
    messageEsHint: 'Por ejemplo: Inventario anual; volvemos el lunes 6 de enero.',
    messageEn: 'El mismo mensaje en inglés (opcional)',
    yes: 'Cerrar la tienda',
    closed: 'La tienda está cerrada.',
  },
  required: 'Necesario para abrir',
  recommended: 'Recomendado',
  recommendedNote: 'Se puede abrir sin esto, pero la tienda vende mejor con todo listo.',
  done: 'Hecho',
  notDone: 'Pendiente',
  running: 'En curso…',
  failed: (reason: string) => `No funcionó: ${reason}`,
  by: (name: string) => `${name},`,
  steps: {
    identity: { title: 'Nombre y contacto', why: 'El nombre de la tienda, su teléfono y su correo: en páginas, correos y recibos.' },
    tax: { title: 'Datos fiscales', why: 'Razón social y RFC, para recibos, facturas y el aviso de privacidad.' },
    address: { title: 'Dirección y mapa', why: 'Calle, ciudad y el punto en el mapa, para quien recoge en mostrador.' },
    hours: { title: 'Horario', why: 'De él dependen los plazos de entrega, cotizaciones y chat. Guárdalo aunque el de fábrica te sirva.' },
    'bank-account': { title: 'Cuenta para transferencias', why: 'La CLABE que verán los clientes que pagan por transferencia.' },
    policies: {
      title: 'Políticas',
      why: 'Garantías, devoluciones, privacidad y cookies: léelas como las verá el cliente y cámbialas si no son tuyas.',
    },
    shipping: {
      title: 'Envíos y precios',
      why: 'Cuánto cuesta el envío, desde cuánto es gratis y con qué paqueterías. Guarda los precios aunque no cambien.',
    },
    payments: { title: 'Pagos con tarjeta y OXXO', why: 'Probamos las claves del proveedor con una llamada real que no mueve dinero.' },
    mail: { title: 'Correo', why: 'Te enviamos un correo; si llega, también les llegará a los clientes.' },
    sms: { title: 'SMS', why: 'Para verificar cuentas y avisar por mensaje. Sin este servicio, todo va por correo.' },
    'postal-codes': {
      title: 'Códigos postales',
      why: 'Con la lista oficial de Sepomex, las direcciones se revisan al escribirlas. Descarga el archivo y cárgalo en el servidor:',
    },
    'base-data': {
      title: 'Datos base',
      why: 'Nombres de refacciones, marcas y autos de México con lo que decide si una pieza queda. Lo que tú cambies se respeta.',
    },
    products: { title: 'Primeros productos', why: 'Importa la lista de un proveedor o da de alta la primera refacción.' },
    'test-order': {
      title: 'Pedido de prueba',
      why: 'Compra algo en la tienda cerrada, como cliente, y págalo: así sabes que todo funciona.',
    },
  } satisfies Record<OpeningStep, Step>,
  actions: {
    settings: 'Ir a Ajustes',
    texts: 'Cambiar los textos',
    prices: 'Precios de envío',
    carriers: 'Paqueterías',
    accept: 'Las leí y las acepto',
    tryKeys: 'Probar las claves',
    sendMail: 'Enviarme un correo',
    sendSms: 'Enviar un SMS',
    phone: 'Teléfono a diez dígitos',
    noSms: 'No hay servicio de SMS configurado (TWILIO_ACCOUNT_SID).',
    load: 'Cargar los datos base',
    update: 'Actualizar los datos base',
    importList: 'Importar una lista',
    newProduct: 'Nueva refacción',
    warranty: 'Garantías y devoluciones',
    privacy: 'Aviso de privacidad',
    cookies: 'Cookies',
  },
  found: {
    payments: (isTest: boolean): string =>
      isTest ? 'El proveedor respondió con claves de prueba.' : 'El proveedor respondió con claves reales.',
    sentTo: (to: string) => `Enviado a ${to}. Revisa que haya llegado.`,
    carriers: (count: number) => (count === 1 ? '1 paquetería activa' : `${count} paqueterías activas`),
    products: (count: number, counted: string) => (count === 1 ? '1 producto a la venta' : `${counted} productos a la venta`),
    postalCodes: (count: string) => `${count} códigos postales`,
    baseRows: (count: string) => `${count} nombres y motores`,
    loaded: (added: string, updated: string, kept: string) => `${added} agregados, ${updated} actualizados, ${kept} respetados como están.`,
    orders: (count: number) => (count === 1 ? '1 pedido pagado' : `${count} pedidos pagados`),
  },
}

export type StaffOpening = typeof staffOpening
