import { accessories } from './drawings/accessories.ts'
import { body } from './drawings/body.ts'
import { brakes } from './drawings/brakes.ts'
import { chassisDetails } from './drawings/chassis-details.ts'
import { climate } from './drawings/climate.ts'
import { cooling } from './drawings/cooling.ts'
import { driveline } from './drawings/driveline.ts'
import { drivelineDetails } from './drawings/driveline-details.ts'
import { electrical } from './drawings/electrical.ts'
import { engine } from './drawings/engine.ts'
import { engineDetails } from './drawings/engine-details.ts'
import { exhaust } from './drawings/exhaust.ts'
import { fallback } from './drawings/fallback.ts'
import { fuel } from './drawings/fuel.ts'
import { lights } from './drawings/lights.ts'
import { sensors } from './drawings/sensors.ts'
import { steering } from './drawings/steering.ts'
import { suspension } from './drawings/suspension.ts'
import { tuneUp } from './drawings/tune-up.ts'
import type { Drawing } from './paint.ts'

export const everyDrawing: Readonly<Record<string, Drawing>> = {
  ...accessories,
  ...body,
  ...brakes,
  ...chassisDetails,
  ...climate,
  ...cooling,
  ...driveline,
  ...drivelineDetails,
  ...electrical,
  ...engine,
  ...engineDetails,
  ...exhaust,
  ...fallback,
  ...fuel,
  ...lights,
  ...sensors,
  ...steering,
  ...suspension,
  ...tuneUp,
}
