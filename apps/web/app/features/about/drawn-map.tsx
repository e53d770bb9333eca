import { useTexts } from '../../texts.ts'
import { DrawnStreets } from './drawn-streets.tsx'
import { PIN } from './map-pin.ts'

/** The streets around the shop, drawn by us: it asks nobody for anything and looks the same without a network. */
export const DrawnMap = ({ name, address }: { readonly name: string; readonly address: string }) => {
  const { map } = useTexts().about
  return (
    <>
      <svg
        viewBox="0 0 1120 448"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={map.drawn(address)}
        className="absolute inset-0 size-full bg-white font-sans"
      >
        {/* The centre's streets do not run north: they are tilted as the city is. */}
        <g transform="translate(560 246) rotate(22)">
          <DrawnStreets />
        </g>
        <g transform="translate(560 246)">
          <ellipse rx="14" ry="5" className="fill-ink/25" />
          <path d={PIN.body} strokeWidth="3" className="fill-brand stroke-white" />
          <path d={PIN.nut} fillRule="evenodd" className="fill-accent" />
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
