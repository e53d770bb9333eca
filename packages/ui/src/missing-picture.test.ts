import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { MISSING_PICTURE_SCRIPT, replaceMissingPictures } from './missing-picture.ts'

type Hear = (event: { target: object }) => void
function watchedBy(watch: (window: object) => void): Hear {
  const heard: Hear[] = []
  watch({ addEventListener: (name: string, hear: Hear, isFirst: boolean) => name === 'error' && isFirst && heard.push(hear) })
  return (event) => {
    for (const hear of heard) hear(event)
  }
}
function pictureAt(src: string) {
  const removed: string[] = []
  const source = { removeAttribute: (name: string) => removed.push(`source ${name}`) }
  const parentElement = { querySelectorAll: () => [source] }
  return { tagName: 'IMG', src, parentElement, removeAttribute: (name: string) => removed.push(name), removed }
}
const FALLBACK = '/images/products/default.png?w=540'

test.each([
  ['the office', replaceMissingPictures],
  ['a page, by itself', (window: object) => runInNewContext(MISSING_PICTURE_SCRIPT, { window })],
])('a picture of the catalogue that does not come is shown as default.png in %s', (_, watch) => {
  const tell = watchedBy(watch)
  for (const src of ['https://shop.mx/images/products/disc-1.png?w=540', 'https://img.mx/images/products/disc-1.png']) {
    const picture = pictureAt(src)
    tell({ target: picture })
    expect([picture.src, picture.removed]).toEqual([FALLBACK, ['source srcset', 'srcset']])
  }
})

test('if default.png does not come either, nothing is asked for again', () => {
  const tell = watchedBy(replaceMissingPictures)
  const picture = pictureAt(`https://shop.mx${FALLBACK}`)
  tell({ target: picture })
  expect([picture.src, picture.removed]).toEqual([`https://shop.mx${FALLBACK}`, []])
})

test('pictures of persons, scripts and the window itself are none of its business', () => {
  const tell = watchedBy(replaceMissingPictures)
  const photo = pictureAt('blob:https://shop.mx/1')
  const script = { ...pictureAt('https://shop.mx/images/products/a.png'), tagName: 'SCRIPT' }
  for (const target of [photo, script, {}]) tell({ target })
  expect([photo.src, script.src]).toEqual(['blob:https://shop.mx/1', 'https://shop.mx/images/products/a.png'])
})
