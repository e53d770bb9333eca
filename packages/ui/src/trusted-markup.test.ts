import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { GUARD_SCRIPT, guardMarkup, type Rules } from './trusted-markup.ts'

function rulesOf(guard: (window: object) => void): Rules {
  const made: Record<string, Rules> = {}
  guard({
    trustedTypes: {
      createPolicy: (name: string, rules: Rules) => {
        made[name] = rules
      },
    },
  })
  return made.default as Rules
}
const { createHTML, createScriptURL } = rulesOf(guardMarkup)

test('the script of a page makes the same rule, by itself', () => {
  const rules = rulesOf((window) => runInNewContext(GUARD_SCRIPT, { window }))
  expect([rules.createHTML('<b>x</b>'), rules.createHTML('<img onerror=x>')]).toEqual(['<b>x</b>', null])
  expect([rules.createScriptURL('/sw.js'), rules.createScriptURL('//evil.mx')]).toEqual(['/sw.js', null])
})

test('a browser that knows nothing of it goes on', () => {
  expect(() => guardMarkup({})).not.toThrow()
})

test('text with headings, links and pictures is markup', () => {
  for (const markup of [
    '<h2>Balatas</h2><p>Cambia <strong>las cuatro</strong>.</p>',
    '<p>on sale = onclick="x"; javascript: is a word</p>',
    '<a href="https://example.mx/a">x</a><img src="/images/a.png" alt="">',
    '<script></script>',
    '',
  ])
    expect(createHTML(markup)).toBe(markup)
})

test('what would run is not', () => {
  for (const markup of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg\nonload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    "<a href=' javascript:alert(1)'>x</a>",
    '<iframe srcdoc="x"></iframe>',
    '<IFRAME></IFRAME>',
    '<svg/onload=alert(1)>',
    '<img src="x"onerror="alert(1)">',
    '<base href="//evil.mx">',
    '<form action="//evil.mx"></form>',
    '<script></script><script>alert(1)</script>',
    '<p><script></script></p>',
  ])
    expect(createHTML(markup)).toBeNull()
})

test('scripts are the shop’s own or the payment provider’s', () => {
  for (const address of ['/sw.js', '/assets/a.js', 'https://js.stripe.com/v3', 'https://m.js.stripe.com/x'])
    expect(createScriptURL(address)).toBe(address)
  for (const address of [
    'https://evil.mx/a.js',
    '//evil.mx/a.js',
    '/\\evil.mx/a.js',
    'http://js.stripe.com/v3',
    'https://js.stripe.com.evil.mx/',
    'https://notjs.stripe.com/',
    'data:text/javascript,1',
  ])
    expect(createScriptURL(address)).toBeNull()
})
