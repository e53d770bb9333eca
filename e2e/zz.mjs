import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 412, height: 915 } })
p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.type(), m.text().slice(0, 400)))
p.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400)))
const base = 'http://127.0.0.1:4795'
for (const path of ['/es', '/es/productos?categoria=frenos', '/es/productos/p?ref=5', '/es/busqueda?search=balatas+tsuru', '/es/login', '/es/acerca', '/es/noticias', '/es/nada', '/es/cart/checkout', '/buzon', '/en/productos']) {
  const r = await p.goto(base + path, { waitUntil: 'load' })
  await p.waitForTimeout(900); console.log(r.status(), path, await p.title())
}
await p.goto(base + '/es/productos?categoria=frenos', { waitUntil: 'load' })
await p.mouse.wheel(0, 1500); await p.waitForTimeout(300)
await p.evaluate(() => { window.mark = 1 })
const link = p.locator('main a[href*="productos/p"]').nth(10)
console.log(await link.getAttribute('href'))
const before = await p.evaluate(() => scrollY)
await link.click(); await p.waitForURL(/productos\/p/)
await p.waitForTimeout(500)
console.log('same document', await p.evaluate(() => window.mark), p.url(), await p.title(), await p.evaluate(() => scrollY))
await p.goBack(); await p.waitForURL(/categoria/); await p.waitForTimeout(700)
console.log('back', before, await p.evaluate(() => scrollY), await p.evaluate(() => window.mark), await p.title())
await b.close()
