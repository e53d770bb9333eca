import { expect, test } from 'vitest'
import { harmlessMarkup, knownScript } from './trusted-markup.ts'

test('text with headings, links and pictures is markup', () => {
  for (const markup of [
    '<h2>Balatas</h2><p>Cambia <strong>las cuatro</strong>.</p>',
    '<p>on sale = onclick="x"; javascript: is a word</p>',
    '<a href="https://example.mx/a">x</a><img src="/images/a.png" alt="">',
    '<script></script>',
    '',
  ])
    expect(harmlessMarkup(markup)).toBe(markup)
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
    '<base href="//evil.mx">',
    '<form action="//evil.mx"></form>',
  ])
    expect(harmlessMarkup(markup)).toBeNull()
})

test('scripts are the shop’s own or the payment provider’s', () => {
  const known = knownScript('https://shop.example')
  for (const address of ['/sw.js', 'https://shop.example/assets/a.js', 'https://js.stripe.com/v3', 'https://m.js.stripe.com/x'])
    expect(known(address)).toBe(address)
  for (const address of [
    'https://evil.mx/a.js',
    '//evil.mx/a.js',
    'http://js.stripe.com/v3',
    'https://notjs.stripe.com.evil.mx/',
    'data:text/javascript,1',
  ])
    expect(known(address)).toBeNull()
})
