import { readdirSync } from 'node:fs'
import { everyPartType } from '@shop/base-data/base-data'
import { expect, test } from 'vitest'
import { paintOf } from './paint-of.ts'
import { paintDrawing, readDrawing } from './part-drawings.ts'

const SHAPES = new Set('svg defs linearGradient radialGradient stop clipPath g path polygon rect circle ellipse'.split(' '))
const FORBIDDEN = /^(?:on\w+|style|(?:xlink:)?href)$/

const files = readdirSync(new URL('../../art/parts/', import.meta.url))
const drawings = files.map((file) => ({ file, ...readDrawing(file.replace(/\.svg$/, '')) }))

test('every part type in stock has a drawing, and every drawing has a part type', () => {
  const named = everyPartType.filter(({ isSeldomStocked }) => !isSeldomStocked).map(({ drawing }) => `${drawing}.svg`)
  expect(files.toSorted()).toEqual(named.toSorted())
})

test('every drawing is well-formed and made of shapes and colours alone', () => {
  expect(drawings.flatMap(({ file, svg }) => faultsOf(svg).map((fault) => `${file}: ${fault}`))).toEqual([])
})

test('every drawing begins with the same materials, ground and shadow', () => {
  expect(new Set(drawings.map(({ svg, part }) => svg.replace(part, ''))).size).toBe(1)
})

test('a brand’s paint replaces the four colours of the sample and nothing else', () => {
  const [red, blue] = [paintOf('#d0142a'), paintOf('#0b4ea2')]
  for (const drawing of drawings) {
    const painted = paintDrawing(drawing, blue.base)
    expect(painted.svg).not.toMatch(new RegExp(Object.values(red).join('|'), 'i'))
    expect(painted.svg).toContain(painted.part)
    expect(painted.svg.replaceAll(/#[0-9a-f]{6}/g, '')).toBe(drawing.svg.replaceAll(/#[0-9a-f]{6}/g, ''))
    expect(paintDrawing(drawing, red.base)).toEqual({ svg: drawing.svg, materials: drawing.materials, part: drawing.part })
  }
})

test('drawings that share a picture do not share the names of gradients', () => {
  for (const drawing of drawings) {
    const { materials, part } = paintDrawing(drawing, '#0b4ea2', 'h3')
    expect(`${materials}${part}`).not.toMatch(/(?:id="|#)p-/)
    expect(materials).toContain('id="h3-steel"')
  }
})

test('a missing drawing is named', () => {
  expect(() => readDrawing('no-such-part')).toThrow('art/parts/no-such-part.svg')
})

/** Stricter than a parser for pages, which mends what image viewers refuse. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const ids: string[] = []
  const text = svg.replaceAll(/<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g, (_, closes, element, attributes, isEmpty) => {
    const names = Array.from<RegExpMatchArray, string>(attributes.matchAll(/([\w:-]+)="/g), ([, name = '']) => name)
    if (!SHAPES.has(element)) faults.push(`has an element ${element}`)
    if (new Set(names).size < names.length) faults.push(`has an attribute twice: ${names}`)
    faults.push(...names.filter((name) => FORBIDDEN.test(name)).map((name) => `has an attribute ${name}`))
    ids.push(...Array.from<RegExpMatchArray, string>(attributes.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id))
    if (closes && open.pop() !== element) faults.push(`closes ${element}, which is not open`)
    if (!closes && !isEmpty) open.push(element)
    return ''
  })
  if (text.trim()) faults.push(`has text: ${text.trim().slice(0, 40)}`)
  if (open.length) faults.push(`leaves open ${open}`)
  faults.push(...ids.filter((id) => !id.startsWith('p-')).map((id) => `has an id without p-: ${id}`))
  for (const [, id = ''] of svg.matchAll(/url\(#([^)]*)\)/g)) if (!ids.includes(id)) faults.push(`refers to ${id}, which is not there`)
  if (/NaN|undefined/.test(svg)) faults.push('has a number that is none')
  return faults
}
