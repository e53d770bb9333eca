import { PASSWORD } from '../test-customers.ts'
import type { Answered } from '../test-shop.ts'
import { clearRateLimits, type ExampleShop, uniqueName, type WriteExamples } from './write-example.ts'

const TEXT = { titulo: 'Mala', titulo_en: 'Bad', texto_en: 'Tell us.' }

/** What an owner decides about the shop. Every time something else, so that it is a change. */
export function settingWrites({ shop, owner: { ask, get, post } }: ExampleShop): WriteExamples {
  // biome-ignore lint/suspicious/noExplicitAny: each setting has a shape of its own
  type Value = any
  const change = async (name: string, newValue: (now: Value) => object): Promise<Answered> => {
    const { valor, version } = (await get('/admin/ajustes')).body.data[name.replaceAll('-', '_')]
    return post(`/admin/ajustes/${name}`, { ...newValue(valor), version })
  }
  /** Those of before make room: a list of carriers has an end. */
  const addCarrier = async (): Promise<string> => {
    await shop.pool.query(`delete from carriers where name_es like 'Mensajero %'`)
    return (await post('/admin/paqueterias', newCarrier())).body.data.at(-1).clave
  }
  const textVersion = async (section: string): Promise<number> =>
    (await get('/admin/textos')).body.data.find(
      ({ pagina, seccion }: { pagina: string; seccion: string }) => pagina === 'garantias' && seccion === section,
    ).version
  const changeText = async (section: string) =>
    post(`/admin/textos/garantias/${section}`, { ...TEXT, texto: uniqueName('Avísanos.'), version: await textVersion(section) })
  return {
    'POST /admin/ajustes/envio': () => change('envio', ({ costo }) => ({ gratis_desde: 400, costo: either(costo, 99, 98) })),
    'POST /admin/ajustes/entrega': () =>
      change('entrega', ({ dias_maximo }) => ({ dias_minimo: 2, dias_maximo: either(dias_maximo, 4, 5) })),
    'POST /admin/ajustes/devoluciones': () => change('devoluciones', ({ dias }) => ({ dias: either(dias, 360, 361) })),
    'POST /admin/ajustes/cotizacion': () => change('cotizacion', ({ minutos }) => ({ minutos: either(minutos, 20, 25) })),
    'POST /admin/ajustes/pedidos-sin-pagar': () => change('pedidos-sin-pagar', ({ maximo }) => ({ maximo: either(maximo, 4, 5) })),
    'POST /admin/ajustes/horario': () =>
      change('horario', ([first]) => ({ horario: [{ dias: ['lunes'], abre: '08:00', cierra: either(first?.cierra, '18:00', '19:00') }] })),
    'POST /admin/ajustes/dias-inhabiles': () =>
      change('dias-inhabiles', ([first]) => ({
        dias: [{ fecha: either(first?.fecha, '2030-12-24', '2030-12-31'), nombre: 'Fiesta', nombre_en: 'Holiday' }],
      })),
    'POST /admin/ajustes/cuenta': async () => {
      await clearRateLimits(shop)
      return change('cuenta', ({ titular }) => ({
        banco: 'STP',
        clabe: '999180012345678909',
        titular: either(titular, 'Tuerca', 'La Tuerca'),
        password_actual: PASSWORD,
      }))
    },
    'POST /admin/ajustes/tienda': () =>
      change('tienda', ({ nombre }) => ({
        nombre: either(nombre, 'La Rosca', 'La Tuerca'),
        razon_social: 'La Rosca, S.A.',
        rfc: 'TRE150420NT0',
        direccion: 'Calle 1',
        ciudad: 'Puebla',
        posicion: '19.0437, -98.198',
        telefono: '2229998877',
        whatsapp: '522229998877',
        email: 'hola@rosca.mx',
      })),
    'POST /admin/ajustes/apariencia': () =>
      change('apariencia', ({ color_marca }) => ({
        color_marca: either(String(color_marca).toLowerCase(), '#8a1538', '#7a1538'),
        color_acento: '#ffd54f',
      })),
    'POST /admin/paqueterias': () => post('/admin/paqueterias', newCarrier()),
    'POST /admin/paqueterias/:clave': async () =>
      post(`/admin/paqueterias/${await addCarrier()}`, { ...newCarrier(), activa: true, version: 1 }),
    'DELETE /admin/paqueterias/:clave': async () => ask('DELETE', `/admin/paqueterias/${await addCarrier()}`),
    'POST /admin/paqueterias/orden': async () => {
      await addCarrier()
      const carriers: { clave: string }[] = (await get('/admin/paqueterias')).body.data
      return post('/admin/paqueterias/orden', { claves: carriers.map(({ clave }) => clave).toReversed() })
    },
    'POST /admin/textos/:pagina/:seccion': () => changeText('defecto'),
    'DELETE /admin/textos/:pagina/:seccion': async () => {
      await changeText('quejas')
      return ask('DELETE', '/admin/textos/garantias/quejas', { version: await textVersion('quejas') })
    },
  }
}

function newCarrier() {
  const name = uniqueName('Mensajero')
  return { nombre: name, nombre_en: name, precio: 250, recargo: 0 }
}

function either<Value>(now: unknown, one: Value, other: Value): Value {
  return now === one ? other : one
}
