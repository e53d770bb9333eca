import { hasProvider, type PolicyPage } from '../policy-document.ts'

export const cookiesPage: PolicyPage = ({ identity }, methods) => ({
  title: 'Uso de cookies',
  lead: `${identity.name} no usa cookies para seguirte ni para anunciarse. Aquí está todo lo que tu navegador guarda de la tienda, para qué y cómo borrarlo.`,
  updated: '2026-11-18',
  sections: [
    {
      id: 'en-corto',
      title: 'En corto',
      blocks: [
        {
          list: [
            'No ponemos cookies de publicidad, de medición ni de redes sociales, ni dejamos que otros las pongan en nuestras páginas.',
            'Lo único que guardamos está en el almacenamiento local de tu navegador y sin ello la tienda no podría funcionar: tu carrito, tus autos y tu sesión.',
            'Para saber si la tienda es rápida, tu navegador nos manda cuánto tardó una página. Solo sumamos esos números por día: no van con tu nombre, tu cuenta ni nada que te identifique.',
            'Por eso no te mostramos un aviso de "aceptar o rechazar": no hay nada opcional que rechazar.',
          ],
        },
      ],
    },
    {
      id: 'que-se-guarda',
      title: 'Qué guarda tu navegador',
      blocks: [
        'El almacenamiento local es un espacio de tu propio navegador. A diferencia de una cookie, no se envía solo con cada visita.',
        {
          facts: [
            ['Carrito (cart)', 'Las piezas que agregaste y cuántas. Se queda hasta que lo vacías o terminas tu compra.'],
            [
              'Mis autos (garage)',
              'Los autos que elegiste, para decirte qué pieza les queda. Se quedan hasta que los quitas; los de tu cuenta, hasta que sales de ella.',
            ],
            [
              'Autos de tu cuenta (garage-cuenta)',
              'Los autos que ya están en tu cuenta, para saber qué cambió en este navegador. Se borra cuando cierras sesión.',
            ],
            [
              'Auto buscado (auto_buscado)',
              'El auto de tu última búsqueda, para decirte si le queda la pieza que abres. Se borra al buscar otra cosa o al cerrar la pestaña.',
            ],
            [
              'Páginas vistas (caché)',
              'Copias de las páginas públicas y fotos que abriste, para que las veas sin conexión. Se reemplazan solas; nunca guardamos así páginas de tu cuenta ni de tu compra.',
            ],
            [
              'Sesión (token)',
              'La clave que nos dice que ya entraste a tu cuenta. Se borra cuando cierras sesión y deja de servir cuando vence.',
            ],
            [
              'Equipo conocido (equipo)',
              'Una marca de que ya entraste a tu cuenta con este navegador, para que los intentos de otras personas no te dejen fuera. No abre tu cuenta; vale medio año o hasta que cambias tu contraseña.',
            ],
            [
              'Cotización (cotizacion)',
              'Lo que vas escribiendo al pedir una cotización, sin la foto, para que no se pierda si algo falla. Se borra al enviarla o al cerrar la pestaña.',
            ],
            [
              'Datos de tu sesión (user, shipping)',
              'Tu nombre y tu domicilio de envío, solo si entraste a tu cuenta, para no volver a pedírtelos. Se borran al cerrar sesión.',
            ],
          ],
        },
      ],
    },
    {
      id: 'terceros',
      title: 'Cuándo interviene alguien más',
      blocks: [
        'Ninguna página carga nada de terceros al abrirse. Solo pasa cuando tú lo pides:',
        {
          list: [
            'Mapa en vivo: si lo tocas en la página de la tienda, tu navegador pide las imágenes del mapa a OpenStreetMap, que ve tu dirección IP. Antes de eso ves un mapa dibujado por nosotros.',
            ...(hasProvider(methods)
              ? [
                  'Pago: al pagar con tarjeta u OXXO, el formulario lo atiende nuestro proveedor de pagos, que puede guardar en tu navegador lo que necesita para prevenir fraudes, según su propio aviso.',
                ]
              : []),
            'WhatsApp, Google Maps y Waze: son enlaces. Al abrirlos sales de la tienda y aplican las reglas de esos servicios.',
          ],
        },
      ],
    },
    {
      id: 'borrar',
      title: 'Cómo borrarlo',
      blocks: [
        'Con el botón de abajo se borra todo de una vez en este navegador: el carrito queda vacío, tus autos se olvidan y se cierra tu sesión. Tus pedidos y tu cuenta no se tocan.',
        'También puedes hacerlo desde tu navegador:',
        {
          list: [
            'Chrome y Edge: toca el ícono junto a la dirección, entra a los datos del sitio y elige borrarlos.',
            'Firefox: toca el candado junto a la dirección y elige limpiar cookies y datos del sitio.',
            'Safari: en Configuración, Safari, Avanzado, Datos de sitios web, busca la tienda y elimínala.',
          ],
        },
        'En una ventana privada o de incógnito todo se borra al cerrarla.',
      ],
    },
    {
      id: 'cambios',
      title: 'Si esto cambia',
      blocks: [
        `Si algún día usamos una cookie que no sea indispensable, te preguntaremos antes y rechazarla será tan fácil como aceptarla. Si tienes dudas, escríbenos a ${identity.email}.`,
        { page: 'privacy', text: 'Lee el aviso de privacidad' },
      ],
    },
  ],
})
