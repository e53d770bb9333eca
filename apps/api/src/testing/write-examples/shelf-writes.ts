import { CATEGORY, shelvesIn } from './shelves.ts'
import { type ExampleShop, uniqueName, type WriteExamples } from './write-example.ts'

/** Shelves, and the words by which the search finds them: symptoms and jobs of a workshop. */
export function shelfWrites(given: ExampleShop): WriteExamples {
  const { ask, post } = given.owner
  const { list, first, addCategory, addSubcategory, addPartType } = shelvesIn(given)
  const symptom = async () => ({
    clase: 'sintoma',
    frases: [uniqueName('rechina')],
    frases_en: [],
    consejo: 'Revisa primero las balatas.',
    consejo_en: 'Check the pads first.',
    tipos: [await addPartType()],
    activo: true,
  })
  const addSymptom = async (): Promise<string> => {
    const added = await symptom()
    const all: { _id: string; frases: string[] }[] = (await post('/admin/sintomas', added)).body.data
    return all.find(({ frases }) => frases.includes(added.frases[0] ?? ''))?._id ?? ''
  }
  const workshopJob = async () => ({
    nombre: uniqueName('cambio').slice(0, JOB_LENGTH),
    nombre_en: 'brake pad change',
    piezas: [
      { tipo: await addPartType(), inicia: true, opcional: false },
      { tipo: await addPartType(), inicia: false, cantidad: 2, opcional: false },
    ],
    activo: true,
  })
  const addWorkshopJob = async (): Promise<string> => {
    const added = await workshopJob()
    const all: { _id: string; nombre: string }[] = (await post('/admin/trabajos', added)).body.data
    return all.find(({ nombre }) => nombre === added.nombre)?._id ?? ''
  }
  return {
    'POST /admin/categorias': () => post('/admin/categorias', { ...CATEGORY, nombre: uniqueName('Clima') }),
    'POST /admin/categorias/orden': async () => {
      await addCategory()
      return post('/admin/categorias/orden', { claves: (await list()).map(({ _id }) => _id).toReversed() })
    },
    'POST /admin/categorias/:id': async () =>
      post(`/admin/categorias/${await addCategory()}`, { ...CATEGORY, nombre: uniqueName('Clima'), version: 1 }),
    'DELETE /admin/categorias/:id': async () => ask('DELETE', `/admin/categorias/${await addCategory()}`),
    'POST /admin/subcategorias': async () =>
      post('/admin/subcategorias', { nombre: uniqueName('Ventilas'), nombre_en: 'Vents', categoria: (await first()).category }),
    'POST /admin/subcategorias/:id': async () => {
      const id = await addSubcategory()
      const { category: categoria } = await first()
      return post(`/admin/subcategorias/${id}`, { nombre: uniqueName('Ductos'), nombre_en: 'Ducts', categoria, version: 1 })
    },
    'DELETE /admin/subcategorias/:id': async () => ask('DELETE', `/admin/subcategorias/${await addSubcategory()}`),
    'POST /admin/tipos': async () => {
      const subcategoria = await addSubcategory()
      return post('/admin/tipos', { nombre: uniqueName('Filtro'), nombre_en: uniqueName('Filter'), subcategoria })
    },
    'POST /admin/tipos/:id': async () => {
      const [id, subcategoria] = [await addPartType(), await addSubcategory()]
      const names = { nombre: uniqueName('Compresor'), nombre_en: uniqueName('Compressor') }
      return post(`/admin/tipos/${id}`, { ...names, subcategoria, version: 1 })
    },
    'DELETE /admin/tipos/:id': async () => ask('DELETE', `/admin/tipos/${await addPartType()}`),
    'POST /admin/sintomas': async () => post('/admin/sintomas', await symptom()),
    'POST /admin/sintomas/:id': async () => post(`/admin/sintomas/${await addSymptom()}`, { ...(await symptom()), version: 1 }),
    'DELETE /admin/sintomas/:id': async () => ask('DELETE', `/admin/sintomas/${await addSymptom()}`),
    'POST /admin/trabajos': async () => post('/admin/trabajos', await workshopJob()),
    'POST /admin/trabajos/:id': async () => post(`/admin/trabajos/${await addWorkshopJob()}`, { ...(await workshopJob()), version: 1 }),
    'DELETE /admin/trabajos/:id': async () => ask('DELETE', `/admin/trabajos/${await addWorkshopJob()}`),
  }
}

const JOB_LENGTH = 20
