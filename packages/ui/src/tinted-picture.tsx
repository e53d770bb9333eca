type Props = {
  readonly name: string | undefined
  /** Where the picture is in that width. */
  readonly addressOf: (width: number) => string
  /** Chooses the ground, so that a list is colourful and the same thing always looks the same. */
  readonly id: string
  readonly sizes: string
  readonly isEager?: boolean
  readonly className?: string
}

const WIDTHS = [180, 360, 540, 828, 1200]
const GROUNDS = [
  'from-[#fff3cd] to-[#ffe08a]',
  'from-[#e9eefb] to-[#c3d1f5]',
  'from-[#e4f4ea] to-[#bfe2cd]',
  'from-[#fdeae4] to-[#f8cdbf]',
  'from-[#f0ebfb] to-[#d6c9f2]',
]

/** What staff upload is kept as WebP (`keep-catalogue-picture.ts`); the shop's own drawings are PNG. */
function isDrawing(name: string | undefined) {
  return name?.endsWith('.png') ?? true
}

/**
 * A picture as decoration beside a text that says it all. The light ground of a drawing takes the colour that lies below.
 * A photo keeps its colours, and all that staff left of it when they cropped it.
 */
export function TintedPicture({ name, addressOf, id, sizes, isEager = false, className = '' }: Props) {
  return (
    <div
      className={`overflow-hidden ${isDrawing(name) ? `bg-linear-to-br ${GROUNDS[Number(id) % GROUNDS.length] ?? GROUNDS[0]}` : ''} ${className}`}
    >
      <img
        src={addressOf(540)}
        srcSet={WIDTHS.map((width) => `${addressOf(width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt=""
        width={540}
        height={540}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
        className={`size-full ${isDrawing(name) ? 'object-cover mix-blend-multiply' : 'object-contain'} transition-transform duration-300 group-hover:scale-105`}
      />
    </div>
  )
}
