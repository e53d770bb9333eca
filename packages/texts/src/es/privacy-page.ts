import { hasProvider, type PolicyPage } from '../policy-document.ts'

export const privacyPage: PolicyPage = ({ identity }, methods) => ({
  title: 'Aviso de privacidad',
  lead: `Qué datos tuyos usa ${identity.name}, para qué, con quién los comparte y cómo decides sobre ellos.`,
  updated: '2026-11-18',
  sections: [
    {
      id: 'responsable',
      title: 'Quién es responsable de tus datos',
      blocks: [
        `${identity.legalName} ("${identity.name}"), con domicilio en ${identity.address}, es responsable de tus datos personales conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares, publicada el 20 de marzo de 2025.`,
        `Para cualquier asunto sobre tus datos escribe a ${identity.email}.`,
      ],
    },
    {
      id: 'datos',
      title: 'Qué datos usamos',
      blocks: [
        {
          facts: [
            ['Cuenta', 'Nombre, apellidos, correo, teléfono y contraseña, que guardamos cifrada de modo que nadie puede leerla.'],
            ['Mis autos', 'Los que guardas con tu cuenta, para decirte qué pieza les queda en todos tus dispositivos.'],
            ['Entrega', 'Domicilio de envío, y nombre y teléfono de quien recibe.'],
            [
              'Pago',
              `Forma de pago, monto y comprobantes que subas.${hasProvider(methods) ? ' Los datos de tu tarjeta van directo al proveedor de pagos: no los vemos ni los guardamos.' : ''}`,
            ],
            [
              'Factura',
              'RFC, razón social, régimen, código postal y uso del CFDI, solo si la pides. Guardamos los últimos con tu cuenta para la siguiente; puedes borrarlos ahí.',
            ],
            ['Cotización', 'Datos de tu auto, tu mensaje y la foto que decidas enviar.'],
            ['Uso de la tienda', 'Dirección IP y registros técnicos, para que la tienda funcione y sea segura.'],
          ],
        },
        'No pedimos datos sensibles ni compramos datos a terceros. La tienda es para mayores de edad.',
      ],
    },
    {
      id: 'finalidades',
      title: 'Para qué los usamos',
      blocks: [
        'Son necesarias para darte el servicio:',
        {
          list: [
            'crear tu cuenta, reconocerte y protegerla;',
            'cobrar, preparar, enviar y facturar tus pedidos;',
            'responder cotizaciones, dudas, garantías y devoluciones;',
            'prevenir fraudes y cumplir obligaciones fiscales y de protección al consumidor.',
          ],
        },
        `No son necesarias: enviarte promociones y preguntarte cómo te atendimos. Solo lo hacemos si nos lo permitiste y puedes negarte cuando quieras escribiendo a ${identity.email}; tus compras no cambian por eso.`,
      ],
    },
    {
      id: 'transferencias',
      title: 'Con quién los compartimos',
      blocks: [
        {
          facts: [
            ...(hasProvider(methods)
              ? [['Proveedor de pagos', 'Lo necesario para cobrar con tarjeta u OXXO, prevenir fraudes y reembolsarte.'] as const]
              : []),
            ['Paquetería', 'Nombre, domicilio y teléfono, para entregarte y avisarte.'],
            ['Proveedores de correo, SMS y alojamiento', 'Tratan los datos por encargo nuestro, solo para darnos ese servicio.'],
            ['Autoridades', 'Cuando la ley lo ordena, como el SAT con tus facturas.'],
          ],
        },
        'Estas transferencias son necesarias para cumplir tu compra o la ley, por lo que no requieren tu consentimiento. No vendemos ni rentamos tus datos.',
      ],
    },
    {
      id: 'arco',
      title: 'Tus derechos ARCO y cómo ejercerlos',
      blocks: [
        'Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso (derechos ARCO). También puedes revocar tu consentimiento y limitar para qué los usamos.',
        {
          steps: [
            `Escribe a ${identity.email} con el asunto "Derechos ARCO", o entrega tu solicitud en nuestro domicilio.`,
            'Dinos tu nombre, dónde responderte, qué derecho quieres ejercer y sobre qué datos. Para rectificar, incluye el documento que lo respalde.',
            'Acredita tu identidad con una identificación oficial, o la de tu representante y su poder. La usamos solo para eso.',
            'Te respondemos en un máximo de veinte días y, si procede, lo hacemos efectivo en los quince días siguientes. La ley permite ampliar cada plazo una vez, con motivo justificado.',
          ],
        },
        'Es gratis; solo podrían cobrarse copias o el envío. Muchos datos los puedes corregir tú en tu cuenta.',
        'A veces no podemos borrar todo: por ejemplo, los datos de una factura que la ley nos obliga a conservar. En ese caso te lo explicamos.',
      ],
    },
    {
      id: 'autoridad',
      title: 'Ante quién puedes acudir',
      blocks: [
        'Si crees que no respetamos tu derecho a la protección de datos, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, autoridad en la materia.',
      ],
    },
    {
      id: 'navegador',
      title: 'Qué guarda tu navegador',
      blocks: [
        'Tu carrito, los autos que elegiste y, si entraste a tu cuenta, la clave de tu sesión. Están en el almacenamiento local de tu navegador, no en cookies de seguimiento, y puedes borrarlos cuando quieras.',
        { page: 'cookies', text: 'Ver qué se guarda y cómo borrarlo' },
      ],
    },
    {
      id: 'conservacion',
      title: 'Cuánto tiempo los conservamos',
      blocks: [
        {
          facts: [
            ['Cuenta', 'Mientras la tengas. Si pides cancelarla, la bloqueamos y después la borramos.'],
            ['Pedidos y facturas', 'El tiempo que exigen las leyes fiscales y mercantiles, y lo que dure la garantía.'],
            ['Cotizaciones y fotos', 'Lo necesario para responderte y dar seguimiento.'],
            ['Registros técnicos', 'El tiempo breve que hace falta para la seguridad de la tienda.'],
          ],
        },
      ],
    },
    {
      id: 'seguridad',
      title: 'Cómo los cuidamos',
      blocks: [
        'La comunicación con la tienda va cifrada, solo ve tus datos quien los necesita para atenderte y, si una falla de seguridad te afecta de forma importante, te avisamos de inmediato para que puedas protegerte.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios a este aviso',
      blocks: [
        'Si este aviso cambia, publicamos aquí la nueva versión con su fecha. Si el cambio afecta para qué usamos tus datos o con quién los compartimos, te avisamos también por correo.',
      ],
    },
  ],
})
