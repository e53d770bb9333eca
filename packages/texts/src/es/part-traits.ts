import type { PartTrait } from '@shop/domain/part-traits'

/** What lists can be narrowed by besides shelves and brands. */
export const partTraits = {
  delantero: 'Delantero',
  trasero: 'Trasero',
  superior: 'Superior',
  inferior: 'Inferior',
  izquierdo: 'Izquierdo',
  derecho: 'Derecho',
  ceramica: 'Cerámica',
  semimetalica: 'Semimetálica',
  organica: 'Orgánica',
  cobre: 'Cobre',
  platino: 'Platino',
  iridio: 'Iridio',
  sintetico: 'Sintético',
  mineral: 'Mineral',
  aluminio: 'Aluminio',
  acero: 'Acero',
  plastico: 'Plástico',
  hule: 'Hule',
  tela: 'Tela',
  vinipiel: 'Vinipiel',
  piel: 'Piel',
} satisfies Record<PartTrait, string>
