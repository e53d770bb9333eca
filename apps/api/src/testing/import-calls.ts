import { showImport } from '@shop/contract/staff/imports'
import * as z from 'zod/mini'
import { applyImport } from '../modules/imports/apply-import.ts'
import { checkFile, compareStaged } from '../modules/imports/check-file.ts'
import { placePictures } from '../modules/imports/pictures/place-pictures.ts'
import { undoImport } from '../modules/imports/undo-import.ts'
import { postForm } from './multipart.ts'
import { addStaff, staffCookieOf } from './test-customers.ts'
import type { Answered, TestShop } from './test-shop.ts'

type Mapping = {
  readonly proveedor?: string
  readonly tipo?: string
  readonly decimal?: string
  readonly columnas?: object
  readonly factor?: string
  readonly mas_iva?: boolean
}

/** What somebody at the import desk does; the worker's part is done at once. */
export async function importDesk(shop: TestShop) {
  await addStaff(shop, 'contenido@example.mx', 'content')
  const headers = { cookie: await staffCookieOf(shop, 'contenido@example.mx'), origin: shop.settings.publicUrl }
  const ask = (method: 'GET' | 'POST', path: string, body?: object, locale = 'es'): Promise<Answered> =>
    shop.ask(method, `/api/admin${path}`, { headers: { ...headers, 'accept-language': locale }, ...(body ? { body } : {}) })
  const upload = (bytes: Buffer | string, fields: Readonly<Record<string, string>> = {}, locale = 'es'): Promise<Answered> =>
    postForm(
      shop,
      '/api/admin/importaciones',
      fields,
      { field: 'archivo', bytes: Buffer.from(bytes), name: 'lista.csv', type: 'text/csv' },
      { headers: { ...headers, 'accept-language': locale } },
    )
  const show = async (id: string) => {
    const { data } = (await ask('GET', `/importaciones/${id}`)).body
    z.parse(showImport.data.schema, data)
    return data
  }
  const check = async (id: string, mapping: Mapping = {}) => {
    const { tipo, decimal, columnas } = await show(id)
    const answer = await ask('POST', `/importaciones/${id}/revisar`, { proveedor: 'ACME', tipo, decimal, columnas, ...mapping })
    if (answer.status !== 200) throw new Error(answer.body.message)
    await checkFile(shop, Number(id))
    return show(id)
  }
  return {
    headers,
    ask,
    upload,
    show,
    check,
    /** Uploaded, its columns as they were guessed, and compared. */
    bring: async (bytes: Buffer | string, mapping: Mapping = {}) => {
      const { status, body } = await upload(bytes, mapping.proveedor ? { proveedor: mapping.proveedor } : {})
      if (status !== 200) throw new Error(body.message)
      return check(body.data._id, mapping)
    },
    /** What is missing is made, but for what is said otherwise. */
    decide: async (id: string, nombres: readonly object[] = [], crear_demas = true) => {
      const { revision } = await show(id)
      const answer = await ask('POST', `/importaciones/${id}/nombres`, { nombres, crear_demas, revision })
      if (answer.status !== 200) throw new Error(answer.body.message)
      await compareStaged(shop, Number(id))
      return show(id)
    },
    leaveOut: async (id: string, body: object) => {
      const { revision } = await show(id)
      const answer = await ask('POST', `/importaciones/${id}/renglones`, { fuera: true, ...body, revision })
      if (answer.status !== 200) throw new Error(answer.body.message)
      await compareStaged(shop, Number(id))
      return show(id)
    },
    /** The ZIP of its pictures; what was compared is compared again. */
    zip: async (id: string, bytes: Buffer, locale = 'es'): Promise<Answered> => {
      const file = { field: 'archivo', bytes, name: 'fotos.zip', type: 'application/zip' }
      const answer = await postForm(shop, `/api/admin/importaciones/${id}/fotos`, {}, file, {
        headers: { ...headers, 'accept-language': locale },
      })
      if (answer.body.data?.estado === 'revisando') await compareStaged(shop, Number(id))
      return answer
    },
    /** All of the pictures that wait, as they come or not. */
    place: async (id: string, deps: Pick<TestShop, 'pictureFetcher'> = shop) => {
      for (let seen = await show(id); seen.fotos.pendientes > 0; seen = await show(id))
        await placePictures({ ...shop, ...deps }, Number(id))
      return show(id)
    },
    names: async (id: string) => (await ask('GET', `/importaciones/${id}/nombres`)).body.data,
    apply: async (id: string, solo_buenos = false, agregar_fotos = false) => {
      const { revision } = await show(id)
      const answer = await ask('POST', `/importaciones/${id}/aplicar`, { solo_buenos, agregar_fotos, revision })
      if (answer.status !== 200) throw new Error(answer.body.message)
      await applyImport(shop, Number(id))
      return show(id)
    },
    undo: async (id: string) => {
      const answer = await ask('POST', `/importaciones/${id}/deshacer`)
      if (answer.status !== 200) throw new Error(answer.body.message)
      await undoImport(shop, Number(id))
      return show(id)
    },
    problems: async (id: string): Promise<readonly { renglon: number; codigo: string; campo?: string; valor: string }[]> =>
      (await ask('GET', `/importaciones/${id}/errores?limit=96`)).body.data.docs,
  }
}
