import { expect, test } from 'vitest'
import { articles } from './articles.ts'
import { promotions } from './promotions.ts'

const allowedTags = new Set(['p', 'h2', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'])

const drawings = new Set(
  `brake-pads timing-belt-kit battery shock-absorber clutch-kit radiator oil-filter spark-plug headlight tool-kit oxygen-sensor oil-bottle
  jumper-cables catalytic-converter`.split(/\s+/),
)

function isRunning(promotion: (typeof promotions)[number], day: number) {
  return promotion.status !== 'inactivo' && promotion.startsInDays <= day && day <= promotion.endsInDays
}

/** What is wrong with the tags of a text; nothing when they are allowed and balanced. */
function tagFaults(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [tag, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    if (!allowedTags.has(name)) faults.push(`${tag} is not allowed`)
    if (slash) {
      if (open.pop() !== name) faults.push(`${tag} closes nothing`)
    } else {
      open.push(name)
      if (attributes && !(name === 'a' && /^ href="[^"]+"$/.test(attributes))) faults.push(`${tag} has attributes`)
    }
  }
  if (open.length > 0) faults.push(`${open.join(', ')} left open`)
  if (/[<>]/.test(html.replace(/<\/?[a-z0-9]+[^>]*>/gi, ''))) faults.push('a stray angle bracket')
  return faults
}

function countWords(html: string) {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function tagsInOrder(html: string) {
  return [...html.matchAll(/<\/?[a-z0-9]+/g)].map(([tag]) => tag)
}

test('tag faults are found', () => {
  expect(tagFaults('<p>a <strong>b</strong></p>')).toEqual([])
  expect(tagFaults('<p>a <strong>b</p></strong>')).not.toEqual([])
  expect(tagFaults('<p>a')).not.toEqual([])
  expect(tagFaults('<div>a</div>')).not.toEqual([])
  expect(tagFaults('<p onclick="x">a</p>')).not.toEqual([])
  expect(tagFaults('<p>1 < 2</p>')).not.toEqual([])
})

test('there are enough articles, each with a slug and a date of its own', () => {
  expect(articles.length).toBeGreaterThanOrEqual(12)
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  for (const { slug } of articles) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  const days = articles.map(({ publishedDaysAgo }) => publishedDaysAgo)
  expect(days).toEqual([...new Set(days)].sort((a, b) => a - b))
  expect(days.every((day) => day > 0)).toBe(true)
})

test.each(articles)('the article $slug is complete in both languages', ({ title, summary, body, drawing }) => {
  for (const text of [title, summary, body]) {
    expect(text.es.trim()).not.toBe('')
    expect(text.en.trim()).not.toBe('')
    expect(text.en).not.toBe(text.es)
  }
  expect(tagFaults(body.es)).toEqual([])
  expect(tagFaults(body.en)).toEqual([])
  expect(tagsInOrder(body.en)).toEqual(tagsInOrder(body.es))
  expect(countWords(body.es)).toBeGreaterThanOrEqual(250)
  expect(countWords(body.es)).toBeLessThanOrEqual(400)
  expect(drawings).toContain(drawing)
})

test('promotions have keys of their own, both languages and sensible discounts', () => {
  expect(new Set(promotions.map(({ key }) => key)).size).toBe(promotions.length)
  for (const { name, description, discountPercent, startsInDays, endsInDays, categories } of promotions) {
    for (const text of [name, description]) {
      expect(text.es.trim()).not.toBe('')
      expect(text.en.trim()).not.toBe('')
      expect(text.en).not.toBe(text.es)
      expect(text.es.length).toBeLessThanOrEqual(160)
      expect(text.en.length).toBeLessThanOrEqual(160)
    }
    expect(discountPercent).toBeGreaterThanOrEqual(1)
    expect(discountPercent).toBeLessThanOrEqual(60)
    expect(startsInDays).toBeLessThan(endsInDays)
    expect(categories).not.toEqual([])
  }
  expect(promotions.filter(({ description }) => description.es.length > 50).length).toBeGreaterThan(promotions.length / 2)
})

test('promotions show every status and every time', () => {
  expect(new Set(promotions.map(({ status }) => status))).toEqual(new Set(['activo', 'Activo', 'inactivo']))
  expect(promotions).toHaveLength(9)
  expect(promotions.filter((promotion) => isRunning(promotion, 0))).toHaveLength(6)
  expect(promotions.filter(({ startsInDays }) => startsInDays > 0)).toHaveLength(1)
  expect(promotions.filter(({ endsInDays }) => endsInDays < 0)).toHaveLength(1)
  expect(promotions.filter(({ status }) => status === 'inactivo')).toHaveLength(1)
})
