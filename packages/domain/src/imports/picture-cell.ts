/** A picture as a row says it. A file of the ZIP has a key, which it is found by; an address has none. */
export type SaidPicture = { readonly said: string; readonly key?: string | undefined }

const LONGEST_NAME = 200
const LONGEST_ADDRESS = 2_000
const SEPARATOR = /[;|\n\r]+|,(?=\s*(?:https?:\/\/|www\.))|(?<=\.(?:jpe?g|png|webp))\s*,/i
const PICTURE = /\.(?:jpe?g|png|webp)$/i
/** Files that are no pictures, or none that the shop draws; whatever else follows a point may be part of a number. */
const OTHER_FILE = /\.(?:gif|bmp|tiff?|svg|heic|heif|avif|psd|ai|eps|pdf|docx?|xlsx?|csv|txt|html?|php|zip|rar|7z|exe|mp4)$/i
const ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/

/** What lists write where there is no picture. */
const NONE = [
  '-',
  '--',
  '0',
  'na',
  'n/a',
  'n/d',
  'nd',
  's/n',
  's/i',
  'no',
  'no tiene',
  'ninguna',
  'pendiente',
  'sin imagen',
  'sin foto',
  'no image',
  'none',
  'null',
]

/** Names and addresses of pictures in one cell; undefined when one of them is neither. */
export function readPictures(text: string): readonly SaidPicture[] | undefined {
  const said = text
    .split(SEPARATOR)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !NONE.includes(one.toLowerCase()))
  const pictures = said.flatMap((one) => pictureSaid(one) ?? [])
  return pictures.length === said.length ? pictures : undefined
}

function pictureSaid(said: string): SaidPicture | undefined {
  if (CONTROL.test(said)) return undefined
  const address = /^www\./i.test(said) ? `https://${said}` : said
  if (ADDRESS.test(address)) return address.length > LONGEST_ADDRESS ? undefined : { said: address }
  // "C:\fotos\a.jpg" is a file on somebody's desk, and its name may be in the ZIP.
  const name = nameIn(said)
  const isName = (!SCHEME.test(said) || /^[a-z]:\\/i.test(said)) && name !== '' && name.length <= LONGEST_NAME && !OTHER_FILE.test(name)
  return isName ? { said: name, key: pictureKey(name) } : undefined
}

/** Whatever folders it lies in. */
function nameIn(path: string): string {
  return (path.split(/[/\\]/).at(-1) ?? '').trim()
}

function pictureKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** What a file of a ZIP is found by: its name, and its name without what it ends in. Nothing for what is no picture. */
export function keysOfFile(path: string): readonly string[] {
  const name = nameIn(path)
  const isHidden = name.startsWith('.') || path.startsWith('__MACOSX/')
  if (isHidden || !PICTURE.test(name) || name.length > LONGEST_NAME || CONTROL.test(path)) return []
  const key = pictureKey(name)
  return [key, key.replace(PICTURE, '')]
}
