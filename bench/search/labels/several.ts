import { car, inClass } from './label.ts'

const pads = ['brake-pads', 'brake-shoes']
const shocks = ['shock-absorber', 'complete-strut']
const pump = ['fuel-pump', 'fuel-pump-module']

/** Two, three or four parts in one sentence: every one of them must appear. */
export const several = inClass('several', [
  { query: 'balatas y discos jetta 2016', parts: [pads, ['brake-disc']], car: car('Volkswagen', 'Jetta', 2016) },
  { query: 'cables y bujias tsuru', parts: [['spark-plug-wires'], ['spark-plug']], car: car('Nissan', 'Tsuru') },
  { query: 'amortiguadores con bases versa 2015', parts: [shocks, ['strut-mount']], car: car('Nissan', 'Versa', 2015) },
  { query: 'bujias y filtro de aceite aveo 2012', parts: [['spark-plug'], ['oil-filter']], car: car('Chevrolet', 'Aveo', 2012) },
  { query: 'filtro de aire y filtro de aceite sentra 2015', parts: [['air-filter'], ['oil-filter']], car: car('Nissan', 'Sentra', 2015) },
  {
    query: 'filtro de aire, aceite y gasolina tsuru 2010',
    parts: [['air-filter'], ['oil-filter'], ['fuel-filter']],
    car: car('Nissan', 'Tsuru', 2010),
  },
  {
    query: 'bujias, cables, filtro de aire y filtro de gasolina tsuru',
    parts: [['spark-plug'], ['spark-plug-wires'], ['air-filter'], ['fuel-filter']],
    car: car('Nissan', 'Tsuru'),
  },
  { query: 'rotulas y terminales tsuru', parts: [['ball-joint'], ['tie-rod-end', 'rack-end']], car: car('Nissan', 'Tsuru') },
  {
    query: 'horquillas, rotulas y terminales jetta 2013',
    parts: [['control-arm'], ['ball-joint'], ['tie-rod-end', 'rack-end']],
    car: car('Volkswagen', 'Jetta', 2013),
  },
  { query: 'radiador y termostato chevy', parts: [['radiator'], ['thermostat']], car: car('Chevrolet', 'Chevy') },
  {
    query: 'bomba de agua, termostato y anticongelante jetta 2008',
    parts: [['water-pump'], ['thermostat'], ['antifreeze']],
    car: car('Volkswagen', 'Jetta', 2008),
  },
  { query: 'radiador, mangueras y tapon tsuru', parts: [['radiator'], ['radiator-hose'], ['radiator-cap']], car: car('Nissan', 'Tsuru') },
  { query: 'alternador y marcha aveo', parts: [['alternator'], ['starter-motor']], car: car('Chevrolet', 'Aveo') },
  { query: 'faros y calaveras versa 2014', parts: [['headlight'], ['tail-light']], car: car('Nissan', 'Versa', 2014) },
  { query: 'faro izquierdo y fascia delantera aveo 2012', parts: [['headlight'], ['bumper-cover']], car: car('Chevrolet', 'Aveo', 2012) },
  { query: 'cofre, parrilla y faros versa 2016', parts: [['hood'], ['grille'], ['headlight']], car: car('Nissan', 'Versa', 2016) },
  {
    query: 'clutch y volante jetta',
    parts: [['clutch-kit', 'clutch-disc', 'clutch-pressure-plate'], ['flywheel']],
    car: car('Volkswagen', 'Jetta'),
  },
  { query: 'disco y plato de clutch tsuru', parts: [['clutch-disc'], ['clutch-pressure-plate']], car: car('Nissan', 'Tsuru') },
  { query: 'kit de clutch mas collarin np300', parts: [['clutch-kit'], ['clutch-release-bearing']], car: car('Nissan', 'NP300') },
  { query: 'maza y balero delantero sentra 2014', parts: [['wheel-hub'], ['wheel-bearing']], car: car('Nissan', 'Sentra', 2014) },
  { query: 'zapatas y tambores tsuru', parts: [['brake-shoes'], ['brake-drum']], car: car('Nissan', 'Tsuru') },
  {
    query: 'zapatas, cilindros y tambores chevy',
    parts: [['brake-shoes'], ['wheel-cylinder'], ['brake-drum']],
    car: car('Chevrolet', 'Chevy'),
  },
  {
    query: 'balatas, discos y liquido de frenos aveo 2014',
    parts: [pads, ['brake-disc'], ['brake-fluid']],
    car: car('Chevrolet', 'Aveo', 2014),
  },
  { query: 'balatas discos jetta 2014', parts: [pads, ['brake-disc']], car: car('Volkswagen', 'Jetta', 2014) },
  {
    query: 'aceite y filtro de aceite versa 2016',
    parts: [['engine-oil', 'engine-oil-jug'], ['oil-filter']],
    car: car('Nissan', 'Versa', 2016),
  },
  { query: 'bobina y bujias sentra 2016', parts: [['ignition-coil'], ['spark-plug']], car: car('Nissan', 'Sentra', 2016) },
  { query: 'tapa y escobilla de distribuidor tsuru', parts: [['distributor-cap'], ['distributor-rotor']], car: car('Nissan', 'Tsuru') },
  { query: 'bomba y filtro de gasolina tsuru', parts: [pump, ['fuel-filter']], car: car('Nissan', 'Tsuru') },
  {
    query: 'banda de tiempo y tensor jetta 2.0',
    parts: [
      ['timing-belt', 'timing-belt-kit'],
      ['timing-belt-tensioner', 'belt-tensioner'],
    ],
    car: car('Volkswagen', 'Jetta'),
  },
  { query: 'kit de distribucion y bomba de agua chevy', parts: [['timing-belt-kit'], ['water-pump']], car: car('Chevrolet', 'Chevy') },
  {
    query: 'tornillos estabilizadores y gomas de barra versa',
    parts: [['stabilizer-link'], ['stabilizer-bar-bushing']],
    car: car('Nissan', 'Versa'),
  },
  {
    query: 'amortiguadores, bases y topes jetta 2012',
    parts: [shocks, ['strut-mount'], ['strut-boot-kit']],
    car: car('Volkswagen', 'Jetta', 2012),
  },
  {
    query: 'soportes de motor y transmision tsuru',
    parts: [['engine-mount', 'engine-torque-mount'], ['transmission-mount']],
    car: car('Nissan', 'Tsuru'),
  },
  { query: 'flecha y macheta tsuru', parts: [['cv-axle'], ['cv-boot']], car: car('Nissan', 'Tsuru') },
  { query: 'junta de cabeza y empaque de punterias tsuru', parts: [['head-gasket'], ['valve-cover-gasket']], car: car('Nissan', 'Tsuru') },
  { query: 'anillos y metales tsuru', parts: [['piston-rings'], ['rod-bearings', 'main-bearings']], car: car('Nissan', 'Tsuru') },
  { query: 'espejo y manija exterior chevy', parts: [['side-mirror'], ['exterior-door-handle']], car: car('Chevrolet', 'Chevy') },
  { query: 'mofle y resonador tsuru', parts: [['muffler'], ['resonator']], car: car('Nissan', 'Tsuru') },
  { query: 'compresor y condensador jetta 2014', parts: [['ac-compressor'], ['ac-condenser']], car: car('Volkswagen', 'Jetta', 2014) },
  { query: 'sensor maf y sensor tps', parts: [['maf-sensor'], ['throttle-position-sensor']] },
  { query: 'bateria y cables pasa corriente', parts: [['battery'], ['jumper-cables']] },
  { query: 'tapetes y cubrevolante', parts: [['floor-mats'], ['steering-wheel-cover']] },
])
