import type { CarFact } from '@shop/domain/car-facts'
import type { ContradictionKind, Severity } from '@shop/domain/catalogue-audit/contradiction'
import type { CatalogueAudit, StaffContradiction } from '@shop/domain/staff-contradiction'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { instant, maybe, text, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'

export const severityWord = words<Severity>()({ error: 'error', hint: 'aviso' })

export const contradictionKind = words<ContradictionKind>()({
  'never-has': 'el_auto_no_lo_lleva',
  'some-never': 'algunos_no_lo_llevan',
  'no-condition': 'falta_condicion',
  'both-brakes': 'disco_y_tambor',
  'both-cam-drives': 'banda_y_cadena',
  'car-not-sold': 'auto_no_vendido',
  'engine-not-sold': 'motor_no_vendido',
  'years-beyond': 'anios_de_mas',
  'odd-years': 'anios_imposibles',
  'repeated-row': 'fila_repetida',
  'no-rows': 'sin_autos',
  'universal-with-rows': 'universal_con_autos',
  'number-without-car': 'numero_sin_auto_comun',
  'number-of-other-kind': 'numero_de_otro_tipo',
  'same-number': 'numero_repetido',
  'side-missing': 'falta_un_lado',
  'name-other-years': 'nombre_otros_anios',
  'name-other-car': 'nombre_otro_auto',
  'name-other-place': 'nombre_otra_posicion',
  'one-language': 'un_solo_idioma',
  'odd-price': 'precio_raro',
  'odd-pieces': 'piezas_por_auto',
})

export const carFact = words<CarFact>()({
  fuel: 'combustible',
  cylinders: 'cilindros',
  valves: 'valvulas',
  aspiration: 'aspiracion',
  fuelSystem: 'alimentacion',
  camDrive: 'distribucion',
  ignition: 'encendido',
  cooling: 'enfriamiento',
  frontBrake: 'freno_delantero',
  rearBrake: 'freno_trasero',
  abs: 'abs',
  steering: 'direccion',
  drive: 'traccion',
  transmission: 'transmision',
  airConditioning: 'aire_acondicionado',
})

export const staffContradiction = record<StaffContradiction>()({
  id: as('_id', text),
  kind: as('tipo', contradictionKind),
  severity: as('gravedad', severityWord),
  productId: as('producto', text),
  productKey: as('clave_interna', text),
  partNumber: as('codigo', text),
  productName: as('nombre', text),
  fact: as('dato', maybe(carFact)),
  car: as('auto', maybe(text)),
  other: as('otra', maybe(text)),
  value: as('valor', maybe(text)),
})

const countedKind = record<CatalogueAudit['kinds'][number]>()({
  kind: as('tipo', contradictionKind),
  severity: as('gravedad', severityWord),
  count: as('cuantas', whole),
})

export const catalogueAudit = record<CatalogueAudit>()({
  endedAt: as('fecha', maybe(instant)),
  isUnderWay: as('en_curso', yesNo),
  products: as('productos', whole),
  kinds: as('tipos', listOf(countedKind)),
})
