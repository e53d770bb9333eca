import { readFileSync } from 'node:fs'
import { paintOf } from './paint-of.ts'

export type PartDrawing = {
  /** The whole picture: the part on a light ground with its soft shadow. */
  readonly svg: string
  /** The gradients that the part refers to. */
  readonly materials: string
  /** The part alone, inside a 400 x 400 box. */
  readonly part: string
}

/** `import.meta.url` is the one the server's build points at the source (apps/shop/vite.config.ts). */
const FOLDER = new URL('../../art/parts/', import.meta.url)

/** The paint of the files: no material has one of its four colours. */
const SAMPLE = paintOf('#d0142a')
const SAMPLE_COLOURS = new RegExp(Object.values(SAMPLE).join('|'), 'g')
const TONES = ['base', 'light', 'dark', 'accent'] as const

const SECTIONS = /<defs>(.+?)\n *<radialGradient id="p-ground".+?<ellipse [^>]+url\(#p-shadow\)"\/>\n(.+)\n<\/svg>$/s

/** A drawing as its file has it, in the sample's paint. */
export function readDrawing(name: string): PartDrawing {
  const file = new URL(`${name}.svg`, FOLDER)
  const svg = textOf(file).trimEnd()
  const [, materials, part] = SECTIONS.exec(svg) ?? []
  if (!materials || !part) throw new Error(`${file.pathname} lacks the materials, ground and shadow that every drawing begins with`)
  return { svg, materials, part }
}

/** The drawing in a brand's paint; `id` prefixes the names of its gradients, so that several drawings can share a picture. */
export function paintDrawing({ svg, materials, part }: PartDrawing, colour: string, id = 'p'): PartDrawing {
  const paint = paintOf(colour)
  const painted = new Map(TONES.map((tone) => [SAMPLE[tone], paint[tone]]))
  const adapt = (text: string) =>
    text
      .replace(SAMPLE_COLOURS, (sample) => painted.get(sample) ?? sample)
      .replaceAll('id="p-', `id="${id}-`)
      .replaceAll('url(#p-', `url(#${id}-`)
  return { svg: adapt(svg), materials: adapt(materials), part: adapt(part) }
}

function textOf(file: URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(`The drawing ${file.pathname} cannot be read`, { cause })
  }
}
