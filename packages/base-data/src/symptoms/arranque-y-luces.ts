import type { Symptom } from '../shapes.ts'

export const arranqueYLuces: readonly Symptom[] = [
  {
    key: 'does-not-start',
    kind: 'symptom',
    phrases: {
      es: ['no enciende', 'no arranca', 'no prende', 'no quiere prender', 'da marcha pero no enciende', 'gira pero no arranca'],
      en: ['does not start', 'will not start', 'wont start', 'cranks but does not start', 'no start'],
    },
    advice: {
      es: 'Fíjate si la marcha gira. Si no gira o gira lento, empieza por la batería y sus terminales; si gira bien, revisa que haya chispa y que se oiga la bomba de gasolina al abrir el switch.',
      en: 'Notice whether the starter turns. If not, or slowly, begin with battery and terminals; if it turns well, check for spark and listen for the fuel pump when you switch on.',
    },
    partTypes: ['battery', 'starter-motor', 'fuel-pump', 'crankshaft-sensor', 'spark-plug', 'ignition-coil'],
  },
  {
    key: 'does-not-crank',
    kind: 'symptom',
    phrases: {
      es: [
        'no da marcha',
        'solo hace clic',
        'nomas hace clic al dar llave',
        'hace tac tac y no da marcha',
        'no gira la marcha',
        'la marcha da vueltas en falso',
      ],
      en: ['does not crank', 'only clicks', 'just clicks when i turn the key', 'starter clicks', 'starter spins freely'],
    },
    advice: {
      es: 'Limpia y aprieta las terminales y prueba con cables pasa corriente: si así arranca, es la batería; si solo hace clic con batería buena, es la marcha o su solenoide.',
      en: 'Clean and tighten the terminals and try jumper cables: if it starts, it is the battery; if it only clicks with a good battery, it is the starter or its solenoid.',
    },
    partTypes: ['battery', 'battery-terminal', 'starter-motor', 'starter-solenoid', 'ignition-switch', 'battery-cable'],
  },
  {
    key: 'battery-dies',
    kind: 'symptom',
    phrases: {
      es: [
        'se descarga la bateria',
        'se baja la bateria',
        'amanece sin bateria',
        'se muere la pila',
        'no carga la bateria',
        'no carga el alternador',
        'luz de bateria encendida',
      ],
      en: ['battery dies', 'battery drains', 'battery keeps dying', 'battery light on', 'alternator not charging'],
    },
    advice: {
      es: 'Mide con el motor encendido: entre 13.8 y 14.5 voltios el alternador carga y la sospechosa es la batería o algo que se queda prendido; con menos, revisa alternador, regulador y banda.',
      en: 'Measure with the engine running: between 13.8 and 14.5 volts it charges, so suspect the battery or something left on; with less, check alternator, regulator and belt.',
    },
    partTypes: ['battery', 'alternator', 'voltage-regulator', 'serpentine-belt', 'battery-terminal'],
  },
  {
    key: 'hard-start',
    kind: 'symptom',
    phrases: {
      es: [
        'tarda en encender',
        'tarda en arrancar',
        'batalla para prender',
        'cuesta trabajo que arranque',
        'no prende en frio',
        'no prende en caliente',
      ],
      en: ['hard to start', 'takes long to start', 'hard starting when cold', 'hard starting when hot'],
    },
    advice: {
      es: 'Si abres el switch dos o tres veces antes de dar marcha y entonces prende rápido, falta presión de gasolina. En frío revisa bujías y sensor de temperatura; en caliente, el de cigüeñal.',
      en: 'If it starts quickly after switching on two or three times, fuel pressure is missing. Cold, check spark plugs and temperature sensor; hot, the crankshaft sensor.',
    },
    partTypes: ['fuel-pump', 'spark-plug', 'fuel-filter', 'engine-temperature-sensor', 'crankshaft-sensor', 'battery'],
  },
  {
    key: 'stalls',
    kind: 'symptom',
    phrases: {
      es: ['se apaga solo', 'se me apaga', 'se apaga en los altos', 'se apaga al frenar', 'se apaga en marcha', 'se muere el motor'],
      en: ['stalls', 'engine dies at idle', 'car shuts off while driving', 'engine cuts out'],
    },
    advice: {
      es: 'Si se apaga al detenerte, limpia el cuerpo de aceleración y revisa la válvula IAC. Si se apaga andando, oríllate: suele ser la bomba de gasolina, su relevador o el sensor de cigüeñal.',
      en: 'If it dies when you stop, clean the throttle body and check the idle valve. If it dies while driving, pull over: usually the fuel pump, its relay or the crankshaft sensor.',
    },
    partTypes: ['idle-air-valve', 'throttle-body-cleaner', 'crankshaft-sensor', 'fuel-pump', 'relay', 'throttle-body'],
  },
  {
    key: 'lights-out',
    kind: 'symptom',
    phrases: {
      es: ['no prenden las luces', 'no prende un faro', 'se fundio el foco', 'no prenden los stops', 'no sirven las direccionales'],
      en: ['lights do not work', 'headlight is out', 'brake lights do not work', 'turn signals do not work'],
    },
    advice: {
      es: 'Un solo lado apagado es el foco; los dos a la vez, fusible, relevador o interruptor. No toques el cristal de un foco de halógeno con los dedos, porque dura menos.',
      en: 'One side out is the bulb; both at once is fuse, relay or switch. Do not touch the glass of a halogen bulb with your fingers, it shortens its life.',
    },
    partTypes: ['halogen-headlight-bulb', 'signal-bulb', 'fuses', 'brake-light-switch', 'relay', 'headlight-switch'],
  },
  {
    key: 'lights-dim',
    kind: 'symptom',
    phrases: {
      es: ['alumbran poco los faros', 'luces muy bajas', 'se bajan las luces', 'parpadean las luces', 'faros opacos'],
      en: ['lights are dim', 'dim headlights', 'lights flicker', 'weak headlights'],
    },
    advice: {
      es: 'Si suben de intensidad al acelerar, revisa alternador, batería y tierras. Si siempre alumbran poco, son focos viejos o micas opacas.',
      en: 'If they brighten when you rev, check alternator, battery and grounds. If they are always weak, it is old bulbs or cloudy lenses.',
    },
    partTypes: ['halogen-headlight-bulb', 'alternator', 'battery', 'battery-cable', 'headlight', 'headlight-restoration'],
  },
  {
    key: 'window-stuck',
    kind: 'symptom',
    phrases: {
      es: ['no sube el vidrio', 'no baja el vidrio', 'no sube la ventana', 'se cayo el vidrio', 'no sirven los vidrios electricos'],
      en: ['window does not go up', 'window stuck', 'power window not working', 'window fell into the door'],
    },
    advice: {
      es: 'Prueba desde el otro botón y escucha: si el motor suena y el vidrio no se mueve, es el elevador; si no suena nada, revisa fusible y control.',
      en: 'Try the other switch and listen: if the motor runs and the glass stays, it is the regulator; if you hear nothing, check fuse and switch.',
    },
    partTypes: ['window-regulator', 'power-window-switch', 'fuses', 'window-motor'],
  },
]
