import { positionIn } from '@shop/domain/map-position'
import { useTexts } from '../../texts.ts'
import { DRAWN_PLACE, DrawnStreets } from './drawn-streets.tsx'
import { PIN } from './map-pin.ts'

type Props = { readonly name: string; readonly address: string; readonly position: string }

/** Drawn by us: it asks nobody for anything and looks the same without a network. Streets only where we know them, elsewhere blocks without a name. */
export function DrawnMap({ name, address, position }: Props) {
  const { map } = useTexts().about
  const at = positionIn(position)
  const isDrawn = at !== undefined && Math.hypot(at.latitude - DRAWN_PLACE.latitude, at.longitude - DRAWN_PLACE.longitude) < NEAR
  return (
    <>
      <svg
        viewBox="0 0 1120 448"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={isDrawn ? map.drawn(address) : map.pinned(address)}
        className="absolute inset-0 size-full bg-white font-sans"
      >
        {isDrawn ? (
          // The centre's streets do not run north: they are tilted as the city is.
          <g transform="translate(560 246) rotate(22)">
            <DrawnStreets />
          </g>
        ) : (
          <AnyStreets />
        )}
        <g transform="translate(560 246)">
          <ellipse rx="14" ry="5" className="fill-ink/25" />
          <path d={PIN.body} strokeWidth="3" className="fill-brand stroke-white" />
          <path d={PIN.ring} fillRule="evenodd" className="fill-accent" />
          <text
            y="-72"
            textAnchor="middle"
            fontSize="24"
            fontWeight="800"
            paintOrder="stroke"
            strokeWidth="6"
            className="fill-brand stroke-white"
          >
            {name}
          </text>
          {!isDrawn && (
            <text
              y="44"
              textAnchor="middle"
              fontSize="17"
              fontWeight="600"
              paintOrder="stroke"
              strokeWidth="6"
              className="fill-ink stroke-white"
            >
              {address}
            </text>
          )}
        </g>
      </svg>
      <svg viewBox="-24 -30 48 60" aria-hidden="true" className="absolute top-3 right-3 h-14 drop-shadow">
        <circle r="22" className="fill-white" />
        <path d="M0-18L6 0H-6z" className="fill-bad" />
        <path d="M0 18L6 0H-6z" className="fill-[#c3cbda]" />
        <circle r="2.5" className="fill-white" />
        <text
          y="-19"
          textAnchor="middle"
          fontSize="11"
          fontWeight="800"
          paintOrder="stroke"
          strokeWidth="4"
          className="fill-ink stroke-white"
        >
          {map.north}
        </text>
      </svg>
    </>
  )
}

/** In degrees: some two hundred metres. */
const NEAR = 0.002

/** A ground for the pin; no street of any city. */
function AnyStreets() {
  return (
    <g transform="translate(560 246) rotate(-9)">
      {COLUMNS.flatMap((x) =>
        ROWS.map((y) => <rect key={`${x} ${y}`} x={x} y={y} width="164" height="84" rx="6" className="fill-[#eaeef6] stroke-line" />),
      )}
      <rect x="-720" y="-16" width="1440" height="28" className="fill-[#fff4d1]" />
    </g>
  )
}
const COLUMNS = [-724, -544, -364, -184, -4, 176, 356, 536]
const ROWS = [-316, -216, -116, 28, 128, 228]
