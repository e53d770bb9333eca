import { randomUUID } from 'node:crypto'
import { RENDERING_HEADER } from '../../http/own-pages.ts'
import { newPagesPass } from '../../secrets/pages-pass.ts'
import { postForm } from '../multipart.ts'
import { shopperIn } from '../shoppers.ts'
import { QUOTATION } from './customer-service-writes.ts'
import { clearRateLimits, type ExampleShop, uniqueName, type WriteExamples } from './write-example.ts'

/** What needs no account: quotations, conversations, and the heartbeat of web servers. */
export function visitorWrites({ shop }: ExampleShop): WriteExamples {
  const begin = async () => {
    await clearRateLimits(shop)
    return shop.post('/api/chat/conversaciones', {})
  }
  const conversation = async (): Promise<string> => `/api/chat/conversaciones/${(await begin()).body.data.llave}`
  const sendMessage = (path: string) => postForm(shop, `${path}/mensajes`, { texto: uniqueName('hola') })
  return {
    'POST /cotizacion': async () => {
      await clearRateLimits(shop)
      return postForm(shop, '/api/cotizacion', QUOTATION)
    },
    'POST /chat/conversaciones': () => begin(),
    'POST /chat/conversaciones/mia': async () =>
      shop.ask('POST', '/api/chat/conversaciones/mia', { token: (await shopperIn(shop)).token, body: {} }),
    'POST /chat/conversaciones/:llave/mensajes': async () => sendMessage(await conversation()),
    'POST /chat/conversaciones/:llave/contacto': async () =>
      shop.post(`${await conversation()}/contacto`, { nombre: 'Eva', email: 'eva@example.mx' }),
    'POST /chat/conversaciones/:llave/leido': async () => {
      const path = await conversation()
      const [said] = (await sendMessage(path)).body.data
      return shop.post(`${path}/leido`, { hasta: said._id })
    },
    'POST /paginas/latido': () => {
      const body = { id: randomUUID(), maquina: 'web-1', pid: 1, version: '1.0.0', segundos: 10 }
      return shop.ask('POST', '/api/paginas/latido', { body, headers: { [RENDERING_HEADER]: newPagesPass(shop.settings.pagesKey) } })
    },
  }
}
