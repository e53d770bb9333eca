import { formatMoney } from '@shop/domain/money'
import { openingText } from '../opening-text.ts'
import { factsByMethod, type PolicyPage } from '../policy-document.ts'
import { shop } from './shop.ts'

export const warrantyPage: PolicyPage = ({ identity, shipping, delivery, returns, quotation, hours }, methods) => ({
  title: 'Garantías y devoluciones',
  lead: `Tienes ${returns.days} días para devolver una pieza, también si no le quedó a tu auto. Así funciona y esto es lo que paga cada quien.`,
  updated: '2026-11-15',
  sections: [
    {
      id: 'envio-y-entrega',
      title: 'Precio, envío y entrega',
      blocks: [
        {
          facts: [
            ['Precios', 'En pesos mexicanos y con IVA incluido. Lo que ves antes de pagar es lo que pagas.'],
            ['Envío', `${formatMoney(shipping.standardCost)}; gratis en compras mayores a ${formatMoney(shipping.freeOver)}.`],
            ['Entrega', `De ${delivery.fewestDays} a ${delivery.mostDays} días hábiles desde que se confirma tu pago.`],
            ['Devoluciones', `${returns.days} días naturales desde que recibes la pieza.`],
            ['Cotizaciones', `Te respondemos en ${quotation.minutes} minutos dentro de nuestro horario.`],
            ['Horario', hours.map((opening) => openingText(opening, shop.layout.weekdays)).join(' · ')],
          ],
        },
        'Revisa tu paquete al recibirlo. Si viene golpeado o le falta algo, tómale fotos y avísanos cuanto antes: lo resolvemos nosotros con la paquetería.',
      ],
    },
    {
      id: 'pieza-equivocada',
      title: 'Te llegó otra pieza',
      blocks: [
        'Si lo que recibiste no es lo que pediste, te mandamos la pieza correcta o te devolvemos tu dinero, como prefieras. Los envíos de ida y vuelta los pagamos nosotros.',
      ],
    },
    {
      id: 'defecto',
      title: 'La pieza salió defectuosa',
      blocks: [
        `Toda pieza nueva tiene garantía contra defectos de fabricación durante ${returns.days} días desde la entrega, y nunca menos de lo que marca la Ley Federal de Protección al Consumidor. Si el fabricante da más tiempo, vale el suyo.`,
        'Si el defecto se confirma, eliges entre otra pieza igual o el reembolso completo. Nosotros pagamos la revisión y los envíos.',
        'La garantía no cubre:',
        {
          list: [
            'el desgaste normal de piezas hechas para gastarse, como balatas, filtros o plumas;',
            'daños por una instalación incorrecta, un golpe o un uso distinto al de la pieza;',
            'piezas modificadas o reparadas por alguien más.',
          ],
        },
      ],
    },
    {
      id: 'no-le-quedo',
      title: 'No le quedó a tu auto',
      blocks: [
        `Puedes devolverla dentro de los ${returns.days} días si no se instaló y viene completa, con su empaque. Abrir la caja para comparar la pieza no es problema.`,
        {
          list: [
            'Si la tienda te dijo que le quedaba a tu auto y no le quedó, pagamos la devolución y te reembolsamos todo, incluido el envío original.',
            'Si la compraste sin revisar tu auto o cambiaste de opinión, te reembolsamos la pieza completa y tú pagas el envío de regreso.',
          ],
        },
        'Las piezas eléctricas y electrónicas se aceptan si no se conectaron: una conexión equivocada las daña sin que se note.',
      ],
    },
    {
      id: 'revocar',
      title: 'Tu derecho a arrepentirte',
      blocks: [
        'Además de lo anterior, el artículo 56 de la Ley Federal de Protección al Consumidor te permite revocar tu compra dentro de los cinco días hábiles siguientes a la entrega, sin dar explicaciones y sin responsabilidad.',
        'Basta con que nos avises por escrito o nos regreses la pieza dentro de ese plazo. Te devolvemos el precio que pagaste; la ley deja a tu cargo el flete y el seguro del regreso.',
      ],
    },
    {
      id: 'como-devolver',
      title: 'Cómo devolver una pieza',
      blocks: [
        {
          steps: [
            `Escríbenos a ${identity.email} o por WhatsApp con el folio de tu pedido y el motivo. Una foto ayuda.`,
            'Te confirmamos la devolución y, cuando nos toca pagar el envío, te mandamos la guía.',
            'Empaca la pieza completa con su caja y entrégala a la paquetería, o tráela a nuestro mostrador sin costo.',
            'La revisamos al recibirla y te avisamos el resultado por correo.',
          ],
        },
        `Mostrador: ${identity.address}`,
      ],
    },
    {
      id: 'quien-paga',
      title: 'Quién paga el envío de regreso',
      blocks: [
        {
          facts: [
            ['Pieza equivocada, dañada o defectuosa', 'La tienda.'],
            ['Te dijimos que le quedaba y no le quedó', 'La tienda.'],
            ['La compraste sin revisar tu auto o cambiaste de opinión', 'Tú. Traerla al mostrador no cuesta.'],
          ],
        },
      ],
    },
    {
      id: 'reembolsos',
      title: 'Cómo te regresamos tu dinero',
      blocks: [
        'Pedimos el reembolso en cuanto revisamos la pieza, por la misma cantidad que pagaste por ella.',
        ...factsByMethod(methods, {
          card: ['Tarjeta', 'A la misma tarjeta. El tiempo en que aparece en tu estado de cuenta depende de tu banco.'],
          oxxo: ['OXXO', 'Los pagos en efectivo no se pueden revertir: te pedimos una CLABE a tu nombre y te hacemos una transferencia.'],
          transfer: ['Transferencia', 'Por transferencia a una CLABE a nombre de quien hizo la compra.'],
        }),
        'Si pediste factura, la cancelamos o emitimos la nota de crédito que corresponda.',
      ],
    },
    {
      id: 'quejas',
      title: 'Si no quedas conforme',
      blocks: [
        `Cuéntanos primero en ${identity.email}: casi todo se arregla ahí. Siempre puedes acudir a la Procuraduría Federal del Consumidor (Profeco) y a su conciliación en línea, Concilianet.`,
        { page: 'about', text: 'Ver domicilio, teléfono y mapa' },
      ],
    },
  ],
})
