import qrcode from 'qrcode-generator'

/** Scanners want a light margin of four modules around the code. */
const MARGIN = 4

/** Drawn here: the secret in it must not travel to anybody who draws pictures for others. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const code = qrcode(0, 'M')
  code.addData(content)
  code.make()
  const size = code.getModuleCount()
  const modules = Array.from({ length: size * size }, (_, i) => ({ row: Math.floor(i / size), column: i % size }))
  const path = modules.flatMap(({ row, column }) => (code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : [])).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-lg border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
