import type { Door, Opening, OpeningStep, StepState, Trial } from '@shop/domain/opening'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { instant, maybe, text, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'

export const openingStep = words<OpeningStep>()({
  identity: 'identidad',
  tax: 'datos_fiscales',
  address: 'direccion',
  hours: 'horario',
  'bank-account': 'cuenta',
  policies: 'politicas',
  shipping: 'envios',
  payments: 'pagos',
  mail: 'correo',
  sms: 'sms',
  'postal-codes': 'codigos_postales',
  'base-data': 'datos_base',
  products: 'productos',
  'test-order': 'pedido_de_prueba',
})

const trial = record<Trial>()({
  state: as('estado', words<Trial['state']>()({ running: 'en_curso', good: 'bien', failed: 'mal' })),
  note: as('nota', text),
  by: as('por', text),
  at: as('fecha', instant),
})

const stepState = record<StepState>()({
  step: as('paso', openingStep),
  isDone: as('hecho', yesNo),
  isRequired: as('necesario', yesNo),
  count: as('cuantos', maybe(whole)),
  trial: as('prueba', maybe(trial)),
})

const doorWords = {
  isOpen: as('abierta', yesNo),
  wasOpen: as('ya_abrio', yesNo),
  messageEs: as('mensaje', text),
  messageEn: as('mensaje_en', text),
} as const

export const shopDoor = record<Door>()(doorWords)

export const opening = record<Opening>()({
  door: as('puerta', record<Opening['door']>()({ ...doorWords, version: whole })),
  steps: as('pasos', listOf(stepState)),
  hasSms: as('hay_sms', yesNo),
  isTestMoney: as('dinero_de_prueba', yesNo),
})
