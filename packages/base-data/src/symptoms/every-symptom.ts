import type { Symptom } from '../shapes.ts'
import { arranqueYLuces } from './arranque-y-luces.ts'
import { direccionYSuspension } from './direccion-y-suspension.ts'
import { frenos } from './frenos.ts'
import { fugasYHumo } from './fugas-y-humo.ts'
import { marchaDelMotor } from './marcha-del-motor.ts'
import { trabajos } from './trabajos.ts'
import { transmisionYClima } from './transmision-y-clima.ts'

export const everySymptom: readonly Symptom[] = [
  ...frenos,
  ...arranqueYLuces,
  ...fugasYHumo,
  ...marchaDelMotor,
  ...direccionYSuspension,
  ...transmisionYClima,
  ...trabajos,
]
