import { accessories } from './drawings/accessories.ts'
import { accessoryDetails } from './drawings/accessory-details.ts'
import { body } from './drawings/body.ts'
import { bodyDetails } from './drawings/body-details.ts'
import { brakes } from './drawings/brakes.ts'
import { chassisDetails } from './drawings/chassis-details.ts'
import { climate } from './drawings/climate.ts'
import { cooling } from './drawings/cooling.ts'
import { coolingDetails } from './drawings/cooling-details.ts'
import { driveline } from './drawings/driveline.ts'
import { drivelineDetails } from './drawings/driveline-details.ts'
import { electrical } from './drawings/electrical.ts'
import { electricalDetails } from './drawings/electrical-details.ts'
import { engine } from './drawings/engine.ts'
import { engineDetails } from './drawings/engine-details.ts'
import { exhaust } from './drawings/exhaust.ts'
import { exhaustDetails } from './drawings/exhaust-details.ts'
import { fuel } from './drawings/fuel.ts'
import { fuelDetails } from './drawings/fuel-details.ts'
import { ignitionDetails } from './drawings/ignition-details.ts'
import { lights } from './drawings/lights.ts'
import { sensors } from './drawings/sensors.ts'
import { steering } from './drawings/steering.ts'
import { suspension } from './drawings/suspension.ts'
import { tuneUp } from './drawings/tune-up.ts'
import type { Drawing } from './paint.ts'

export const everyDrawing: Readonly<Record<string, Drawing>> = {
  ...accessories,
  ...accessoryDetails,
  ...body,
  ...bodyDetails,
  ...brakes,
  ...chassisDetails,
  ...climate,
  ...cooling,
  ...coolingDetails,
  ...driveline,
  ...drivelineDetails,
  ...electrical,
  ...electricalDetails,
  ...engine,
  ...engineDetails,
  ...exhaust,
  ...exhaustDetails,
  ...fuel,
  ...fuelDetails,
  ...ignitionDetails,
  ...lights,
  ...sensors,
  ...steering,
  ...suspension,
  ...tuneUp,
}
