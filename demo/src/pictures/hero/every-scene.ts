import { scene } from './scene.ts'

const YELLOW = '#f2b705'
const RED = '#c4161c'
const BLUE = '#2f62d9'
const GREEN = '#1f8a4c'

/** In the order of the slides. Grounds are dark, so that white words can be read over any of them. */
export function drawScenes() {
  return [
    scene('#213d91', [
      { drawing: 'brake-disc', colour: RED },
      { drawing: 'shock-absorber', colour: YELLOW },
      { drawing: 'oil-filter', colour: YELLOW },
      { drawing: 'spark-plug', colour: BLUE },
      { drawing: 'headlight', colour: BLUE },
    ]),
    scene('#182d6b', [
      { drawing: 'brake-caliper', colour: RED },
      { drawing: 'brake-disc', colour: YELLOW },
      { drawing: 'brake-pads', colour: BLUE },
      { drawing: 'brake-hose', colour: YELLOW },
      { drawing: 'wheel-cylinder', colour: RED },
    ]),
    scene('#1d5299', [
      { drawing: 'oil-bottle', colour: YELLOW },
      { drawing: 'oil-filter', colour: RED },
      { drawing: 'air-filter', colour: BLUE },
      { drawing: 'spark-plug', colour: GREEN },
      { drawing: 'ignition-coil', colour: RED },
    ]),
    scene('#14224f', [
      { drawing: 'battery', colour: YELLOW },
      { drawing: 'alternator', colour: RED },
      { drawing: 'headlight', colour: BLUE },
      { drawing: 'bulb', colour: YELLOW },
      { drawing: 'horn', colour: RED },
    ]),
  ]
}
