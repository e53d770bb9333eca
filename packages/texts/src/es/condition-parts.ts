import type { ConditionPart, PartCondition } from '@shop/domain/condition'

function counted(count: number, one: string, many: string) {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('es-MX')} ${many}`
}

/** "45 segundos", "12 minutos", "3 horas", "2 días": one unit is enough. */
export function spanWords(seconds: number): string {
  if (seconds < 120) return counted(seconds, 'segundo', 'segundos')
  if (seconds < 7_200) return counted(Math.round(seconds / 60), 'minuto', 'minutos')
  if (seconds < 172_800) return counted(Math.round(seconds / 3_600), 'hora', 'horas')
  return counted(Math.round(seconds / 86_400), 'día', 'días')
}

function bytes(amount: number): string {
  return `${(amount / 1_000_000_000).toLocaleString('es-MX', { maximumFractionDigits: 1 })} GB`
}

type Words = { readonly name: string; readonly well: (of: PartCondition) => string; readonly trouble: (of: PartCondition) => string }

/** Every part of the shop, how one says that it is well, and what to do when it is not. */
export const conditionParts: Readonly<Record<ConditionPart, Words>> = {
  database: {
    name: 'Base de datos',
    well: ({ milliseconds = 0 }) => `Responde en ${milliseconds} ms.`,
    trouble: ({ milliseconds }) =>
      milliseconds === undefined
        ? 'No responde: la tienda no puede vender. Llama a quien cuida el servidor.'
        : `Responde muy lento (${milliseconds} ms). Avisa a quien cuida el servidor.`,
  },
  migrations: {
    name: 'Actualizaciones',
    well: () => 'Todas las actualizaciones están aplicadas.',
    trouble: ({ count = 0 }) =>
      `${count === 1 ? 'Falta' : 'Faltan'} ${counted(count, 'actualización', 'actualizaciones')} de la base de datos. Avisa a quien cuida el servidor.`,
  },
  files: {
    name: 'Archivos',
    well: () => 'Se pueden guardar imágenes y comprobantes.',
    trouble: () => 'No se pueden guardar imágenes ni comprobantes. Avisa a quien cuida el servidor.',
  },
  disk: {
    name: 'Disco',
    well: ({ freeBytes = 0, totalBytes = 0 }) => `Quedan ${bytes(freeBytes)} libres de ${bytes(totalBytes)}.`,
    trouble: ({ freeBytes = 0, totalBytes = 0 }) =>
      `Quedan solo ${bytes(freeBytes)} libres de ${bytes(totalBytes)}. Haz lugar antes de que se llene: sin disco la tienda se detiene.`,
  },
  worker: {
    name: 'Tareas en segundo plano',
    well: ({ seconds = 0 }) => `Último aviso hace ${spanWords(seconds)}.`,
    trouble: ({ seconds, isHeld }) => {
      if (isHeld) return 'Esperan tu permiso: se restauró un respaldo y nada sale hasta que lo autorices.'
      return seconds === undefined
        ? 'Están detenidas: no salen correos ni se confirman pagos. Avisa a quien cuida el servidor.'
        : `Sin avisar desde hace ${spanWords(seconds)}: no salen correos ni se confirman pagos. Avisa a quien cuida el servidor.`
    },
  },
  'jobs-due': {
    name: 'Tareas atrasadas',
    well: ({ seconds = 0 }) => (seconds === 0 ? 'Ninguna.' : `La más antigua espera desde hace ${spanWords(seconds)}.`),
    trouble: ({ seconds = 0 }) => `La más antigua espera desde hace ${spanWords(seconds)}: los correos y los pagos llegan tarde.`,
  },
  'jobs-failing': {
    name: 'Tareas que fallan',
    well: () => 'Ninguna.',
    trouble: ({ count = 0 }) => `${counted(count, 'tarea falla', 'tareas fallan')} una y otra vez. La lista dice por qué.`,
  },
  'jobs-given-up': {
    name: 'Tareas abandonadas',
    well: () => 'Ninguna.',
    trouble: ({ count = 0 }) =>
      `${counted(count, 'correo o tarea se abandonó', 'correos o tareas se abandonaron')} después de muchos intentos. Decide en la lista si se intenta otra vez o se descarta.`,
  },
  mail: {
    name: 'Correos',
    well: ({ seconds = 0 }) => `El último salió bien, hace ${spanWords(seconds)}.`,
    trouble: ({ seconds = 0 }) =>
      `El último correo, hace ${spanWords(seconds)}, no salió y ninguno ha salido desde entonces. Revisa el servicio de correo.`,
  },
  payments: {
    name: 'Proveedor de pagos',
    well: ({ seconds = 0 }) => `Respondió bien la última vez, hace ${spanWords(seconds)}.`,
    trouble: ({ seconds = 0 }) =>
      `No respondió bien la última vez, hace ${spanWords(seconds)}: puede que no se cobren tarjetas. Revisa su página de estado y las claves.`,
  },
  versions: {
    name: 'Versión',
    well: () => 'Todos los procesos corren la misma.',
    trouble: ({ count = 0 }) => `Corren ${count} versiones distintas a la vez. Termina la actualización.`,
  },
  backup: {
    name: 'Respaldo',
    well: () => 'El último es reciente.',
    trouble: ({ at }) =>
      at
        ? 'Tiene más de un día, el siguiente falló o al probarlo no se pudo restaurar. Avisa a quien cuida el servidor.'
        : 'Todavía no hay ninguno bueno. Avisa a quien cuida el servidor.',
  },
}
