/** What a drawing is coloured with: its own material stays, the brand's colours go on paint, rubber bands and boxes. */
export type Paint = {
  readonly base: string
  readonly light: string
  readonly dark: string
  readonly accent: string
}

/** Draws inside a 400 x 400 box; `id` prefixes gradient names, so that drawings can share a page. */
export type Drawing = (paint: Paint, id: string) => string

/** The metals and rubbers that all drawings share, lit from the upper left. */
export const materials = (paint: Paint, id: string): string => `
  ${horizontal(`${id}-steel`, ['#8d99a8', '#f4f7fa', '#c3ccd6', '#76818f'])}
  ${horizontal(`${id}-chrome`, ['#aab4c0', '#ffffff', '#dbe2ea', '#8f9aa8'])}
  ${horizontal(`${id}-iron`, ['#4a525c', '#8b95a1', '#6a737e', '#363d46'])}
  ${horizontal(`${id}-rubber`, ['#16191d', '#4b525b', '#2a2f35', '#0d0f12'])}
  ${horizontal(`${id}-brass`, ['#a8802c', '#f6dc8f', '#d3a94a', '#86631c'])}
  ${horizontal(`${id}-copper`, ['#8f4a22', '#f0b083', '#c9733f', '#6f3614'])}
  ${horizontal(`${id}-paint`, [paint.dark, paint.light, paint.base, paint.dark])}
  ${diagonal(`${id}-plate`, ['#eef2f6', '#c6cfd9', '#98a4b2'])}
  ${diagonal(`${id}-cast`, ['#c9d0d8', '#98a2ae', '#69737f'])}
  ${diagonal(`${id}-coat`, [paint.light, paint.base, paint.dark])}
  ${diagonal(`${id}-black`, ['#5a626c', '#2c3138', '#15181c'])}
  ${diagonal(`${id}-glass`, ['#ffffff', '#dbe8f4', '#a9c1d8'])}`

/** One picture of the shop: the part on a light ground with its soft shadow. */
export const picture = (
  drawing: Drawing,
  paint: Paint,
  id: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="1200" height="1200">
<defs>${materials(paint, id)}
  <radialGradient id="${id}-ground" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#eef2f8"/></radialGradient>
  <radialGradient id="${id}-shadow"><stop offset="0" stop-color="#1b2a4a" stop-opacity=".28"/><stop offset="1" stop-color="#1b2a4a" stop-opacity="0"/></radialGradient>
</defs>
<rect width="400" height="400" fill="url(#${id}-ground)"/>
<ellipse cx="200" cy="352" rx="130" ry="18" fill="url(#${id}-shadow)"/>
${drawing(paint, id)}
</svg>`

const horizontal = (id: string, colours: readonly string[]) => gradient(id, 'x2="1" y2="0"', colours)
const diagonal = (id: string, colours: readonly string[]) => gradient(id, 'x2=".7" y2="1"', colours)

const gradient = (id: string, direction: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" ${direction}>${colours.map((colour, i) => `<stop offset="${(i / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`).join('')}</linearGradient>`
