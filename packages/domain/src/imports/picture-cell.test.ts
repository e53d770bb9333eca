import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { FIELDS_OF_FILE } from './import-fields.ts'
import { keysOfFile, readPictures } from './picture-cell.ts'

test.each(['IMAGEN', 'Foto', 'Imagen 1', 'URL imagen', 'Url de la imagen', 'Image URL', 'Picture', 'Fotografía'])(
  'a column called %s holds pictures',
  (heading) => expect(guessColumns(['Código', heading], FIELDS_OF_FILE.products)).toEqual({ partNumber: 0, pictures: 1 }),
)

test('a column for each picture is one field each', () => {
  expect(guessColumns(['Código', 'Imagen 1', 'Imagen 2', 'Imagen 3', 'Imagen 4'], FIELDS_OF_FILE.products)).toMatchObject({
    pictures: 1,
    pictures2: 2,
    pictures3: 3,
    pictures4: 4,
  })
})

test('a cell has names, several of them, or addresses', () => {
  expect(readPictures('BAL-2231.jpg')).toEqual([{ said: 'BAL-2231.jpg', key: 'bal-2231.jpg' }])
  expect(readPictures('BAL-2231')).toEqual([{ said: 'BAL-2231', key: 'bal-2231' }])
  expect(readPictures('BAL-22.31')).toEqual([{ said: 'BAL-22.31', key: 'bal-22.31' }])
  expect(readPictures('a.jpg; b.PNG |c')).toEqual([
    { said: 'a.jpg', key: 'a.jpg' },
    { said: 'b.PNG', key: 'b.png' },
    { said: 'c', key: 'c' },
  ])
  expect(readPictures('a.jpg, b.jpg')?.map(({ said }) => said)).toEqual(['a.jpg', 'b.jpg'])
  expect(readPictures('C:\\Fotos\\Balatas\\Ñ-1.JPG')).toEqual([{ said: 'Ñ-1.JPG', key: 'ñ-1.jpg' }])
  expect(readPictures('https://fotos.example/a,b.jpg?w=1, http://fotos.example/c')).toEqual([
    { said: 'https://fotos.example/a,b.jpg?w=1' },
    { said: 'http://fotos.example/c' },
  ])
  expect(readPictures('www.example.mx/a.jpg')).toEqual([{ said: 'https://www.example.mx/a.jpg' }])
})

test.each(['', '-', 'N/A', 'Sin imagen', 'pendiente', ' ; '])('“%s” says that there is none', (text) =>
  expect(readPictures(text)).toEqual([]),
)

test.each([
  'ftp://fotos.example/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'https://ana:secreto@fotos.example/a.jpg',
  'http://',
  'ficha.pdf',
  'fotos.zip',
  'fotos/',
  `https://fotos.example/${'a'.repeat(2_000)}`,
  'x'.repeat(201),
])('“%s” is neither', (text) => expect(readPictures(text)).toBeUndefined())

test('a file of a ZIP is found by its name alone, with or without what it ends in', () => {
  expect(keysOfFile('fotos/2026/BAL-2231.JPG')).toEqual(['bal-2231.jpg', 'bal-2231'])
  // As a Mac writes it: the accent is a letter of its own.
  expect(keysOfFile('N\u0303.png')).toEqual(['ñ.png', 'ñ'])
  for (const path of [
    'fotos/',
    'leeme.txt',
    'otro.zip',
    '__MACOSX/fotos/._a.jpg',
    'fotos/.a.jpg',
    'a\0.jpg',
    'a\0/b.jpg',
    `${'x'.repeat(200)}.jpg`,
  ])
    expect(keysOfFile(path)).toEqual([])
})
