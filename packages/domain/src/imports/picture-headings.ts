const WORDS = [
  'foto',
  'fotos',
  'imagen',
  'img',
  'url imagen',
  'url foto',
  'picture',
  'photo',
  'image',
  'image url',
  'picture url',
  'photo url',
]

/** "Imagen 2", "imagen2". */
function numbered(number: number): readonly string[] {
  return WORDS.flatMap((word) => [`${word} ${number}`, `${word}${number}`])
}

/** Where a row says which pictures a part has: a list has them in one column, or in one for each. */
export const PICTURE_HEADINGS = {
  pictures: [
    ...WORDS,
    ...numbered(1),
    'fotografia',
    'fotografias',
    'foto principal',
    'imagenes',
    'imagen principal',
    'url de imagen',
    'url de la imagen',
    'link imagen',
    'liga imagen',
    'nombre de imagen',
    'archivo imagen',
    'pictures',
    'photos',
    'images',
    'main image',
    'image link',
  ],
  pictures2: [...numbered(2), 'imagen adicional', 'additional image'],
  pictures3: numbered(3),
  pictures4: numbered(4),
} as const satisfies Record<string, readonly string[]>
