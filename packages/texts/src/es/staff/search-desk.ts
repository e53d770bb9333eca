import type { SymptomKind } from '@shop/domain/symptom'

const kinds: Readonly<Record<SymptomKind, string>> = { symptom: 'Síntoma', job: 'Trabajo' }
function times(count: number) {
  return count === 1 ? '1 vez' : `${count.toLocaleString('es-MX')} veces`
}

export const staffSearchDesk = {
  lead: 'Lo que la gente dice en vez del nombre de una pieza, y lo que busca y no encuentra.',
  views: 'Qué ver',
  symptomsView: 'Síntomas y trabajos',
  reportView: 'Lo que se busca',
  kinds,
  symptoms: {
    note: 'Cuando alguien escribe una de estas frases, el buscador le da el consejo y las piezas, en su orden.',
    create: 'Agregar',
    filter: 'Buscar por frase o pieza',
    count: (count: number) => (count === 1 ? '1 síntoma o trabajo' : `${count} síntomas y trabajos`),
    none: 'Todavía no hay ninguno. Agrega el primero, o carga los de México con npm run base-data.',
    noMatch: 'Ninguno coincide.',
    phrase: 'Frases',
    more: (count: number) => (count === 1 ? 'y 1 frase más' : `y ${count} frases más`),
    kind: 'Qué es',
    parts: 'Piezas',
    off: 'Apagado',
    edit: 'Editar',
    editOf: (phrase: string) => `Editar ${phrase}`,
  },
  form: {
    create: 'Nuevo síntoma o trabajo',
    edit: (phrase: string) => `Editar «${phrase}»`,
    kind: 'Qué es',
    phrases: 'Frases en español',
    phrasesEn: 'Frases en inglés',
    phrasesHint: 'Una por renglón, como la gente lo dice. Acentos y mayúsculas no importan.',
    taken: (phrase: string, by: string) => `«${phrase}» ya está en «${by}». Quítala de aquí o de allá.`,
    advice: 'Consejo en español',
    adviceEn: 'Consejo en inglés',
    adviceHint: 'Una o dos frases: qué revisar primero y cuándo dejar de manejar.',
    parts: 'Piezas que suelen resolverlo',
    partsHint: 'La más probable primero. Arrástralas o usa las flechas.',
    noParts: 'Todavía no eliges ninguna.',
    findPart: 'Agregar tipo de pieza',
    findPartHint: 'Escribe su nombre o un sinónimo.',
    noPart: 'Ningún tipo de pieza se llama así.',
    add: (name: string) => `Agregar ${name}`,
    remove: (name: string) => `Quitar ${name}`,
    up: (name: string) => `Subir ${name}`,
    down: (name: string) => `Bajar ${name}`,
    isActive: 'El buscador lo entiende',
    save: 'Guardar',
    removeAll: 'Quitar',
    saved: 'Guardado. El buscador ya lo usa.',
    removed: 'Quitado.',
  },
  elsewhere: {
    title: 'Nombres y apodos',
    synonyms: 'Los sinónimos de cada tipo de pieza («pastillas» por balatas) se escriben en su categoría.',
    toCategories: 'Ir a categorías',
    aliases: 'Los apodos de cada modelo («vocho», «jetta clásico») se escriben en su armadora.',
    toVehicles: 'Ir a vehículos',
  },
  report: {
    note: 'Se cuenta cada texto una vez por visitante y día, sin guardar quién lo buscó, y se olvida a los 90 días.',
    period: 'Periodo',
    days: (days: number) => `${days} días`,
    summary: (searches: number, nothing: number) =>
      searches === 0
        ? 'Nadie ha buscado nada en este periodo.'
        : `${searches.toLocaleString('es-MX')} ${searches === 1 ? 'búsqueda' : 'búsquedas'}; sin resultado: ${nothing.toLocaleString('es-MX')} (${Math.round((100 * nothing) / searches)} %).`,
    text: 'Lo que escribieron',
    searches: 'Búsquedas',
    english: 'en inglés',
    open: (text: string) => `Buscar «${text}» en la tienda`,
    teach: 'Corregir',
    synonym: 'Agregar como sinónimo',
    synonymOf: (text: string) => `Agregar como sinónimo «${text}»`,
    notFound: {
      title: 'Lo que no encontramos',
      note: 'Un sinónimo, un apodo o una pieza que falta: lo más pedido va primero.',
      nothing: 'Sin resultado',
      foundNow: 'Ya se encuentra',
      empty: 'Todo lo que se buscó en este periodo tuvo resultado.',
    },
    corrected: {
      title: 'Lo que corregimos',
      note: 'Si la corrección está mal, agrega la palabra como sinónimo de lo que sí es.',
      to: 'Lo leímos como',
      sold: 'Sus primeras refacciones se vendieron',
      times,
      empty: 'No hubo nada que corregir en este periodo.',
    },
    notSold: {
      title: 'Buscado y no vendido',
      note: 'Se buscó tres veces o más, hubo resultado, y ninguna de las primeras refacciones se vendió en el periodo. Revisa precio, existencias y compatibilidad.',
      empty: 'Nada en este periodo: todo lo que se buscó varias veces se vendió, o se buscó poco.',
    },
  },
}
