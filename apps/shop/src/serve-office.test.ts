import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STANDARD_LOOKS } from '@shop/domain/shop-looks'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveOffice } from './serve-office.ts'

const assets = mkdtempSync(join(tmpdir(), 'office-'))
writeFileSync(join(assets, 'main-1.js'), 'let a')
afterAll(() => rmSync(assets, { recursive: true }))

async function openOffice(adminHost?: string, looks = STANDARD_LOOKS) {
  const app = Fastify()
  await serveOffice(app, {
    source: { page: async () => '<html lang="es-MX"><head><title>x</title></head></html>', assets },
    shopSign: async () => ({ name: 'Ruiz & "Hijos"', looks }),
    isFinished: true,
    adminHost,
    publicUrl: 'https://shop.example',
    isDemo: false,
    imageOrigins: ['https://img.example'],
  })
  app.get('/es', async () => 'shop')
  app.get('/api/personal/yo', async () => 'api')
  return async (url: string, host = 'shop.example') =>
    (await app.inject({ url, headers: { host } })) as Awaited<ReturnType<typeof app.inject>>
}

test('every address of a screen answers the one page, which nobody keeps, frames or lists', async () => {
  const ask = await openOffice()
  for (const url of ['/admin', '/admin/', '/admin/clientes?page=2', '/admin/a/b.c']) {
    const { statusCode, headers, body } = await ask(url)
    expect([url, statusCode]).toEqual([url, 200])
    expect(body).toContain('data-mode="production"')
    expect(body).toContain('data-shop-name="Ruiz &#38; &#34;Hijos&#34;"')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'; img-src 'self' data: https://img.example;")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('it looks as the owner chose, and its policy allows that style and no other', async () => {
  const logo = { picture: 'a"b.webp', width: 90, height: 30 }
  const { body, headers } = await (await openOffice(undefined, { brand: '#8a1538', accent: '#ffd54f', logo }))('/admin')
  expect(body).toContain('<style>:root{--color-brand:#8a1538;')
  expect(body).toContain('<meta name="theme-color" content="#650f29"><link rel="icon" href="/images/tienda/icono-32.png?v=')
  expect(body).toContain('data-shop-logo="{&#34;picture&#34;:&#34;a\\&#34;b.webp&#34;')
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^ ]+';/)
  expect((await (await openOffice())('/admin')).body).not.toContain('<style>')
})

test('no address of the office, some of which carry secrets, is told to anybody', async () => {
  const ask = await openOffice()
  for (const url of ['/admin/nueva-contrasena/s3cr3t', '/admin/invitacion/s3cr3t', '/admin?permiso=s3cr3t'])
    expect((await ask(url)).headers['referrer-policy']).toBe('no-referrer')
})

test('built files are kept for ever; one that a newer build replaced is not answered by the page', async () => {
  const ask = await openOffice()
  expect((await ask('/admin/assets/main-1.js')).headers['cache-control']).toContain('immutable')
  expect((await ask('/admin/assets/main-0.js')).statusCode).toBe(404)
})

test('with a host of its own it is there and nowhere else, and the shop is not there', async () => {
  const ask = await openOffice('oficina.example')
  const statusOf = async (url: string, host: string) => (await ask(url, host)).statusCode
  expect([await statusOf('/admin', 'shop.example'), await statusOf('/admin/assets/main-1.js', 'shop.example')]).toEqual([404, 404])
  expect([await statusOf('/es', 'shop.example'), await statusOf('/es', 'oficina.example')]).toEqual([200, 404])
  expect([await statusOf('/admin/clientes', 'oficina.example'), await statusOf('/api/personal/yo', 'oficina.example')]).toEqual([200, 200])
  expect((await ask('/', 'oficina.example')).headers.location).toBe('/admin')
  expect((await ask('/admin', 'oficina.example')).body).toContain('data-shop-url="https://shop.example"')
})
