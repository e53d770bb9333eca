import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { newPicture } from './support/pictures.ts'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

// The browser itself reports every answer that rightly says no, and what the office's policy stops in something pasted.
test.use({ expectedComplaints: /status of (400|401|404|409|422)|Content Security Policy/ })

function say(page: Page, text: string | RegExp) {
  return expect(page.getByRole('region', { name: 'Avisos' }).getByText(text)).toBeVisible()
}

/** A page soon shows a change; how soon is measured by `npm run bench:promises`. */
function follows(request: APIRequestContext, address: string, isTrue: (html: string, status: number) => boolean) {
  return expect
    .poll(async () => {
      const response = await request.get(address)
      return isTrue(await response.text(), response.status())
    })
    .toBe(true)
}

type Part = { readonly id: string; readonly key: string; readonly number: string; readonly price: number }

/** Nobody buys them, so that no other test minds another price. */
async function soldOutParts(): Promise<readonly [Part, Part]> {
  return (await inDatabase(
    `select id::text, internal_key as key, part_number as number, price_cents as price from products
     where status = 'active' and not is_available and promotion_id is null and price_cents >= 10000 order by id limit 2`,
  )) as readonly [Part, Part]
}

function pesos(cents: number) {
  return new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' }).format(cents / 100)
}
function addressOf(part: Part) {
  return `/es/productos/p?ref=${part.id}`
}

test('a promotion is written, previewed and filled, lowers prices at once, and is ended', async ({ page, request }) => {
  const [first, second] = await soldOutParts()
  const name = `Relámpago ${randomUUID().slice(0, 8)}`
  await openOffice(page, await addStaff('content'), '/admin/promociones')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Nueva promoción' }).click()
  const create = page.getByRole('button', { name: 'Crear y elegir refacciones' })
  await create.click()
  await expect(page.getByRole('alert')).toContainText('Hay 5 datos por corregir')
  await page.getByLabel('Nombre en español').fill(name)
  await page.getByLabel('Nombre en inglés').fill(`${name} sale`)
  const long = 'Solo por hoy, piezas que casi nadie encuentra a precio de remate'
  await page.getByLabel('Descripción en español').fill(long)
  await page.getByLabel('Descripción en inglés').fill('Today only')
  await page.getByLabel('Descuento (%)').fill('95')
  await create.click()
  await expect(page.getByText('Escribe un porcentaje entre 1 y 90').first()).toBeVisible()
  await expect(page.getByLabel('Nombre en español')).toHaveValue(name)
  await page.getByLabel('Descuento (%)').fill('25')
  const card = page.getByRole('region', { name: 'En español' }).getByRole('article')
  await expect(card.getByRole('heading')).toHaveText(name)
  await expect(card.locator('h3 > span')).toHaveText('Relámpago')
  await expect(card.getByText('Solo por hoy, piezas que casi nadie encuentra a…')).toBeVisible()
  await expect(card).toContainText('25 % menos')
  await expectAccessible(page)
  await create.click()
  await say(page, 'Promoción creada. Ahora elige sus refacciones.')

  await page.getByRole('searchbox').fill(first.number)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: first.number }).getByRole('button').first().click()
  await say(page, /^1 refacción agregada/)
  await page.getByLabel('Por número').check()
  await page.getByLabel('Números de parte o claves internas').fill(`${second.key}\nNADA-0`)
  await page.getByRole('button', { name: 'Revisar y agregar' }).click()
  await expect(page.getByRole('dialog')).toContainText('No encontramos: NADA-0')
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click()
  const parts = page.getByRole('table', { name: 'Refacciones en la promoción' })
  await expect(parts.getByRole('row')).toHaveCount(3)
  const discounted = pesos(Math.round(first.price * 0.75))
  await expect(parts.getByRole('row').filter({ hasText: first.number })).toContainText(discounted)
  await expectAccessible(page)
  await follows(request, addressOf(first), (html) => html.includes(discounted))
  await follows(request, '/es/promociones', (html) => html.includes(name.slice('Relámpago'.length)))

  await parts
    .getByRole('button', { name: /^Quitar / })
    .first()
    .click()
  await say(page, 'Refacción quitada: ya no lleva este descuento.')
  await expect(parts.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Terminar ahora' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar ahora' }).click()
  await say(page, 'Promoción terminada. Los precios ya volvieron a lo normal.')
  await follows(request, '/es/promociones', (html) => !html.includes(name.slice('Relámpago'.length)))
  await follows(request, addressOf(first), (html) => !html.includes(discounted))
  await page.goto('/admin/promociones?estado=terminada')
  await expect(page.getByRole('link', { name })).toBeVisible()
})

async function write(page: Page, field: Locator, text: string) {
  await field.click()
  await page.keyboard.insertText(text)
}

test('news are written with form, published in both languages, and withdrawn', async ({ page, request }) => {
  const mark = randomUUID().slice(0, 8)
  const slug = `cuando-cambiar-el-aceite-${mark}`
  await openOffice(page, await addStaff('content'), '/admin/noticias')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Nueva noticia' }).click()
  const spanish = page.getByRole('group', { name: 'Español', exact: true })
  const english = page.getByRole('group', { name: 'Inglés', exact: true })
  await spanish.getByLabel('Título', { exact: true }).fill(`¿Cuándo cambiar el aceite? ${mark}`)
  await expect(page.getByLabel('Dirección')).toHaveValue(slug)
  const body = spanish.getByRole('textbox', { name: 'Cuerpo en español' })
  await page.goBack()
  await page.getByRole('dialog', { name: '¿Salir sin guardar?' }).getByRole('button', { name: 'Cancelar' }).click()
  await spanish.getByLabel('Resumen').fill('Se escribe después.')
  await expect(body).toHaveAttribute('aria-invalid', 'false')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(body).toHaveAttribute('aria-invalid', 'true')
  await expect(body).toHaveAccessibleDescription('Campo requerido.')
  await spanish.getByLabel('Resumen').fill('')
  await spanish.getByRole('button', { name: 'Negrita' }).click()
  await write(page, body, 'Cada 10 mil kilómetros')
  await spanish.getByRole('button', { name: 'Negrita' }).click()
  await page.keyboard.press('Enter')
  await spanish.getByRole('button', { name: 'Enlace', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Dirección').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Poner enlace' }).click()
  await expect(dialog).toContainText('Esa dirección no se puede enlazar.')
  await dialog.getByLabel('Dirección').fill('/es/productos')
  await dialog.getByRole('button', { name: 'Poner enlace' }).click()
  // What a page of somebody else leaves in the clipboard.
  await body.evaluate((editor) => {
    const clipboardData = new DataTransfer()
    const evil = '<h1 style="color:red">Pegado</h1><script>alert(1)</script><p onclick="alert(1)"><a href="javascript:alert(1)">mal</a></p>'
    clipboardData.setData('text/html', evil)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(body).toContainText('Pegado')

  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('alert')).toContainText('Campo requerido.')
  await expect(body).toContainText('Cada 10 mil kilómetros')
  await spanish.getByLabel('Resumen').fill('Lo que dice el manual y lo que dice el taller.')
  await english.getByLabel('Título (opcional)', { exact: true }).fill(`When to change the oil ${mark}`)
  await english.getByLabel('Resumen').fill('What the manual says.')
  await write(page, english.getByRole('textbox', { name: 'Cuerpo en inglés' }), 'Every ten thousand kilometres')
  // The oldest of all, so that the first pages of the news stay as other tests know them.
  await page.getByLabel('Fecha y hora').fill('2019-05-01T10:00')
  const preview = page.frameLocator('iframe[title="Vista previa de la noticia"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`¿Cuándo cambiar el aceite? ${mark}`)
  await expect(preview.locator('.prose-shop strong')).toHaveText('Cada 10 mil kilómetros')
  const followed = await preview
    .getByRole('link', { name: '/es/productos' })
    .evaluate((link) => ['click', 'auxclick'].map((kind) => link.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }))))
  expect(followed).toEqual([false, false])
  await expectAccessible(page)
  expect((await request.get(`/es/noticias/${slug}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await say(page, 'Noticia publicada.')
  await follows(request, `/es/noticias/${slug}`, (_, status) => status === 200)

  await page.goto(`/es/noticias/${slug}`)
  const shown = page.locator('.prose-shop')
  await expect(shown.locator('strong')).toHaveText('Cada 10 mil kilómetros')
  await expect(shown.getByRole('link', { name: '/es/productos' })).toHaveAttribute('href', '/es/productos')
  await expect(shown.locator('script, [onclick], [style], a[href^=javascript]')).toHaveCount(0)
  await page.goto(`/en/noticias/${slug}`)
  await expect(shown).toHaveText('Every ten thousand kilometres')

  await page.goto('/admin/noticias')
  await page.getByRole('link', { name: 'Nueva noticia' }).click()
  await page.getByRole('link', { name: 'Todas las noticias' }).click()
  await page.goto(`/admin/noticias/${await idOf(slug)}`)
  await page.getByRole('button', { name: 'Retirar' }).click()
  await dialog.getByRole('button', { name: 'Retirar' }).click()
  await say(page, 'Noticia retirada. Ya no está en la tienda.')
  await follows(request, `/es/noticias/${slug}`, (_, status) => status === 404)
})

async function idOf(slug: string): Promise<string> {
  const [found] = await inDatabase('select id::text from articles where slug = $1', [slug])
  return (found as { id: string }).id
}

async function choosePicture(page: Page, label: RegExp) {
  await page.getByLabel(label).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: newPicture() })
  await page.getByRole('dialog').getByRole('button', { name: 'Usar imagen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a slide and a logo get new pictures, and Home shows them', async ({ page, request }) => {
  const title = `Otoño ${randomUUID().slice(0, 8)}`
  await openOffice(page, await addStaff('content'), '/admin/carrusel')
  await expect(page.getByRole('button', { name: /^Editar / })).toHaveCount(4)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Agregar imagen' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  // One that is there already: how many there are is what other tests know.
  await page
    .getByRole('list', { name: 'Imágenes del carrusel' })
    .getByRole('button', { name: /^Editar / })
    .last()
    .click()
  await page.getByLabel('Título en español').fill(title)
  await page.getByLabel('A dónde lleva').fill('https://evil.example/')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Escribe una dirección de la tienda').first()).toBeVisible()
  await page.getByLabel('A dónde lleva').fill('/es/productos?lista=outlet')
  await choosePicture(page, /^Cambiar: Imagen para computadora/)
  await choosePicture(page, /^Cambiar: Imagen para celular/)
  for (const screen of ['En computadora (más de 680 px)', 'En celular (hasta 680 px)']) {
    const frame = page.frameLocator(`iframe[title="${screen}"]`)
    await expect(frame.getByRole('heading', { name: title })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await say(page, 'Carrusel guardado. Ya se ve en el inicio.')
  await follows(request, '/es', (html) => html.includes(title))
  const [slide] = (await inDatabase('select link, wide_image, narrow_image from carousel_slides where title_es = $1', [title])) as {
    link: string
    wide_image: string
    narrow_image: string
  }[]
  expect(slide?.link).toBe('/productos?lista=outlet')
  for (const picture of [slide?.wide_image, slide?.narrow_image])
    expect((await request.get(`/images/products/${picture}`)).headers()['cache-control']).toContain('immutable')

  await page.goto('/admin/marcas')
  await expect(page.getByRole('button', { name: /^Editar / }).last()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Editar / })
    .last()
    .click()
  await page.getByLabel(/^(Elegir|Cambiar): Logotipo/).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  })
  await expect(page.getByText('Ese archivo no es JPEG, PNG ni WebP.')).toBeVisible()
  await choosePicture(page, /^(Elegir|Cambiar): Logotipo/)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await say(page, 'Marca guardada.')
  const [brand] = (await inDatabase(`select logo from brands where logo ~ '^[0-9a-f]{32}[.]webp$'`)) as { logo: string }[]
  await follows(request, '/es', (html) => html.includes(brand?.logo ?? 'no logo'))
})
