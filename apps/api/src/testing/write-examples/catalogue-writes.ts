import { postForm } from '../multipart.ts'
import { newPhoto } from '../new-photo.ts'
import { addPart, type ExampleShop, unique, uniqueName, type WriteExamples } from './write-example.ts'

const MODEL = { nombre: 'Isabella', alias: [], motores: [{ motor: '1.5', desde: 1954, hasta: 1961 }] }

/** Parts, brands and cars. */
export function catalogueWrites({ shop, owner: { ask, get, post, headers }, part }: ExampleShop): WriteExamples {
  const addBrand = () => post('/admin/marcas', { nombre: uniqueName('Marca'), propia: false, gama: 'economica' })
  const addMake = async (): Promise<string> => {
    const nombre = uniqueName('Borgward')
    const makes: { _id: string; nombre: string }[] = (await post('/admin/vehiculos', { nombre })).body.data
    return makes.find((one) => one.nombre === nombre)?._id ?? ''
  }
  const addModel = async (): Promise<string> => (await post(`/admin/vehiculos/${await addMake()}/modelos`, MODEL)).body.data.modelos[0]._id
  return {
    'POST /admin/imagenes': async () =>
      postForm(shop, '/api/admin/imagenes', {}, { field: 'imagen', bytes: await newPhoto() }, { headers }),
    'POST /admin/productos': async () => {
      const { tipo, marca } = (await get(`/admin/productos/${part.id}`)).body.data
      const rest = { nombre_es: 'Balatas', proveedor: 'Centro', unidad: 'pieza', precio: 10, status: 'activo' }
      return post('/admin/productos', { ...rest, codigo: unique('NEW'), tipo, marca })
    },
    'PATCH /admin/productos/:id': async () => {
      const { id } = await addPart(shop)
      const { data } = (await get(`/admin/productos/${id}`)).body
      return ask('PATCH', `/admin/productos/${id}`, { ...data, recomendado: true })
    },
    'POST /admin/productos/:id/conteo': async () => {
      const { id } = await addPart(shop)
      const { existencias } = (await get(`/admin/productos/${id}`)).body.data
      return post(`/admin/productos/${id}/conteo`, { contadas: existencias + 1, existencias, motivo: 'Conteo' })
    },
    'POST /admin/contradicciones': () => post('/admin/contradicciones'),
    'POST /admin/marcas': () => addBrand(),
    'PATCH /admin/marcas/:id': async () => {
      const { _id, version } = (await addBrand()).body.data
      return ask('PATCH', `/admin/marcas/${_id}`, { nombre: uniqueName('Otra'), propia: true, gama: 'premium', version })
    },
    'POST /admin/vehiculos': () => post('/admin/vehiculos', { nombre: uniqueName('Borgward') }),
    'POST /admin/vehiculos/:id': async () => post(`/admin/vehiculos/${await addMake()}`, { nombre: uniqueName('Lloyd'), version: 1 }),
    'DELETE /admin/vehiculos/:id': async () => ask('DELETE', `/admin/vehiculos/${await addMake()}`),
    'POST /admin/vehiculos/:id/modelos': async () => post(`/admin/vehiculos/${await addMake()}/modelos`, MODEL),
    'POST /admin/modelos/:id': async () => post(`/admin/modelos/${await addModel()}`, { ...MODEL, alias: ['Isa'], version: 1 }),
    'DELETE /admin/modelos/:id': async () => ask('DELETE', `/admin/modelos/${await addModel()}`),
  }
}
