import type { MapPosition } from '@shop/domain/map-position'

/** The one neighbourhood that is drawn: around Paseo Bravo in Puebla. */
export const DRAWN_PLACE: MapPosition = { latitude: 19.044, longitude: -98.198 }

/** The grid of the city's centre in metres around that place: blocks twice as long as wide. Names of streets are not translated. */
type Street = { readonly name: string; readonly at: number; readonly width: number }

function lane(name: string, at: number, width = 14): Street {
  return { name, at, width }
}
const REFORMA = lane('Av. Reforma', 26, 28)
const ONCE = lane('11', 93, 22)
const CALLES = [
  lane('19', -647),
  lane('17', -462),
  lane('15', -277),
  lane('13', -92, 18),
  ONCE,
  lane('9', 278),
  lane('7', 463),
  lane('5', 648),
]
const AVENIDAS = [
  ...[-580, -480, -380, -280, -180, -80].map((at, i) => lane(`${12 - 2 * i} Poniente`, at)),
  REFORMA,
  ...[132, 232, 332, 432, 532].map((at, i) => lane(`${3 + 2 * i} Poniente`, at)),
]

/** Where names stand: off the crossings, and near enough to the shop to be seen on a phone. */
const LABELS = [
  { text: '2 Poniente', x: -185, y: -80 },
  { text: '4 Poniente', x: 185, y: -180 },
  { text: '4 Poniente', x: -185, y: -180 },
  { text: '2 Poniente', x: 185, y: -80 },
  { text: '6 Poniente', x: 185, y: -280 },
  { text: '3 Poniente', x: -185, y: 132 },
  { text: '3 Poniente', x: 185, y: 132 },
  { text: '5 Poniente', x: -185, y: 232 },
  { text: '13 Norte', x: -92, y: -130, isCalle: true },
  { text: '13 Sur', x: -92, y: 130, isCalle: true },
  { text: '11 Norte', x: 93, y: -232, isCalle: true },
  { text: '11 Sur', x: 93, y: 118, isCalle: true },
  { text: '9 Norte', x: 278, y: -130, isCalle: true },
  { text: '9 Sur', x: 278, y: 80, isCalle: true },
  { text: '7 Norte', x: 463, y: -130, isCalle: true },
  { text: '17 Sur', x: -462, y: 82, isCalle: true },
  { text: '6 Poniente', x: 370, y: -280 },
  { text: '4 Poniente', x: 370, y: -180 },
  { text: '3 Poniente', x: -370, y: 132 },
  { text: '15 Norte', x: -277, y: -130, isCalle: true },
  { text: '15 Sur', x: -277, y: 82, isCalle: true },
]

const TREES = [-60, -34, 34, 60].flatMap((x, i) => [66, 100, 148, 206, 246, 296].map((y, j) => ({ x, y: y + ((i + j) % 3) * 5 })))

export function DrawnStreets() {
  return (
    <>
      {CALLES.slice(1).flatMap((right, i) =>
        AVENIDAS.slice(1).map((below, j) => (
          <Block key={`${right.name} ${below.name}`} corner={[CALLES[i], AVENIDAS[j]]} to={[right, below]} />
        )),
      )}
      <rect x="-647" y={REFORMA.at - REFORMA.width / 2} width="1295" height={REFORMA.width} className="fill-[#ffe9a8]" />
      <rect x={ONCE.at - ONCE.width / 2} y="-580" width={ONCE.width} height="1112" className="fill-[#fff4d1]" />
      <Park />
      {[-190, 372].map((x) => (
        <text key={x} x={x} y="33" textAnchor="middle" fontSize="20" fontWeight="700" className="fill-ink">
          {REFORMA.name}
        </text>
      ))}
      <text x="190" y="32" textAnchor="middle" fontSize="17" fontWeight="600" className="fill-muted">
        Zócalo →
      </text>
      {LABELS.map(({ text, x, y, isCalle }) => (
        <text
          key={`${text} ${x}`}
          transform={`translate(${x} ${y})${isCalle ? ' rotate(-90)' : ''}`}
          dy="5"
          textAnchor="middle"
          fontSize="15"
          fontWeight="500"
          paintOrder="stroke"
          strokeWidth="4"
          className="fill-muted stroke-white"
        >
          {text}
        </text>
      ))}
    </>
  )
}

type Corner = readonly [calle: Street | undefined, avenida: Street | undefined]

function Block({ corner: [left, above], to: [right, below] }: { readonly corner: Corner; readonly to: Corner }) {
  if (!left || !above || !right || !below) return null
  const [x, y] = [left.at + left.width / 2, above.at + above.width / 2]
  const [width, height] = [right.at - right.width / 2 - x, below.at - below.width / 2 - y]
  const isShops = left.name === '13' && below === REFORMA
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="5"
      strokeWidth="1"
      className={isShops ? 'fill-[#cdd9f7] stroke-[#a9bcec]' : 'fill-[#eaeef6] stroke-line'}
    />
  )
}

/** Paseo Bravo, the park across the avenue. */
function Park() {
  return (
    <>
      <rect x="-83" y="40" width="165" height="283" rx="6" className="fill-[#d5ebd8] stroke-[#b5d8bb]" />
      <path d="M0 44v276M-80 180H79M-76 47l152 269M76 47l-152 269" fill="none" strokeWidth="5" className="stroke-[#f4f8ee]" />
      <circle cy="180" r="21" strokeWidth="4" className="fill-[#f4f8ee] stroke-[#b5d8bb]" />
      <circle cy="180" r="9" className="fill-[#9cc3e6]" />
      {TREES.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" className="fill-[#a5d1ad]" />
      ))}
      <text
        y="128"
        textAnchor="middle"
        fontSize="18"
        fontWeight="700"
        paintOrder="stroke"
        strokeWidth="5"
        className="fill-good stroke-[#e6f4e8]"
      >
        Paseo Bravo
      </text>
    </>
  )
}
