import { line, type Section, testsIn } from './line.ts'

const product = testsIn('apps/api/src/modules/catalogue/product-fields.db.test.ts')
const catalogue = testsIn('apps/api/src/modules/catalogue/catalogue.db.test.ts')
const lists = testsIn('apps/api/src/modules/catalogue/lists.db.test.ts')
const search = testsIn('apps/api/src/modules/catalogue/search.db.test.ts')
const sentence = testsIn('apps/api/src/modules/catalogue/whole-sentence.db.test.ts')
const fits = testsIn('apps/api/src/modules/catalogue/judge-fits.db.test.ts')
const equivalents = testsIn('apps/api/src/modules/catalogue/equivalents.db.test.ts')
const fitment = testsIn('packages/domain/src/fitment.test.ts')
const everyCall = testsIn('apps/api/src/every-call.db.test.ts')
const vehicles = testsIn('apps/api/src/modules/vehicles/vehicles.db.test.ts')
const promotions = testsIn('apps/api/src/modules/promotions/promotions.db.test.ts')
const news = testsIn('apps/api/src/modules/news/news.db.test.ts')
const find = testsIn('e2e/find-a-part.e2e.ts')
const windows = testsIn('apps/api/src/modules/shop-window/shop-window.db.test.ts')
const arranging = testsIn('apps/api/src/modules/shop-window/shop-window.staff.db.test.ts')

const understood = search('the sentence is taken apart, and each piece can be taken out')

export const catalogueAnswers: Section = {
  number: 11,
  title: 'What the catalogue answers',
  lines: [
    line('11.1', 'a product has descripcion', product('a product says its descripcion')),
    line('11.2', 'a product has tipo', product('a product says its tipo')),
    line('11.3', 'a product has marca', product('a product says its marca')),
    line('11.4', 'a product has precio_final, after the discount', product('a product says its precio_final')),
    line(
      '11.5',
      'a car of a product has armadora, modelo, anio_inicio, anio_fin, motor, posicion and notas',
      product('a product says its autos'),
    ),
    line('11.6', 'a product has premium', product('a product says its premium')),
    line('11.7', 'a product has outlet', product('a product says its outlet')),
    line('11.8', 'a product has universal', product('a product says its universal')),
    line('11.9', 'a product has unidad: pieza, par or juego', product('a product says its unidad')),
    line('11.10', 'a product may have piezas_por_auto', product('a product says its piezas_por_auto')),
    line('11.11', 'lists leave autos and descripcion out', product('a product says its autos'), product('a product says its descripcion')),
    line(
      '11.12',
      'texts come in the language of the request and fall back to Spanish',
      catalogue('texts come in the language asked for and fall back to Spanish'),
    ),
    line(
      '11.13',
      'only active products are listed',
      catalogue('only what is sold is listed, in the order a Spanish reader expects'),
      search('discontinued parts are not found, by name nor by number'),
    ),
    line(
      '11.14',
      'a discontinued product still has its page, with substitutes',
      catalogue('a discontinued part still has its page, with equivalents of other makers that are sold, in stock first'),
    ),
    line('11.15', 'a discount counts only while its promotion runs', catalogue('a discount counts only while its promotion runs')),
    line('11.16', '/products/{id} of an unknown id is 404', catalogue('/api/products/999999 is not found')),
    line('11.17', 'show/p brings the way through the shelves', product('the page of a product brings its way through the shelves')),
    line('11.18', 'show/p brings parts for the same cars', product('the page of a product brings parts for the same cars')),
    line(
      '11.19',
      'show/p brings other makers’ parts of the same number',
      product('the page of a product brings other makers’ parts of the same number'),
      equivalents('what shares a number but no car, no engine or no side is no equivalent'),
    ),
    line(
      '11.20',
      'ref is _id, codigo or clave_interna',
      catalogue('a part is found by id, by number and by the shop’s own key, in any case'),
    ),
    line('11.21', '/products takes search too', search('/products and search understand the same')),
    line('11.22', 'a list of an unknown name is 404', lists('there is no list called %s')),
    line(
      '11.23',
      'mas-buscados, premium, outlet and recomendados are the named lists under a short path',
      lists('%s is the same list under its short path'),
    ),
    line(
      '11.24',
      'primero answers premium, propios, nuevos and mas_buscados, a dozen of each, or the one of key',
      lists('Home gets its four lists in one answer, or one of them'),
    ),
    line(
      '11.25',
      'categorias have name, slug, picture and count',
      lists('categories are those with products, with their pictures and counts'),
    ),
    line('11.26', 'subcategorias are those of the category sub', lists('subcategories and part types belong to the shelf that was named')),
    line(
      '11.27',
      'tipos are those of a category and subcategory',
      lists('subcategories and part types belong to the shelf that was named'),
    ),
    line('11.28', 'filters narrows by categoria, tipo and marca', lists('filters narrow by category, type and brand together')),
    line(
      '11.29',
      'search/d and busqueda/d are twins',
      everyCall('/products/search/d and /products/busqueda/d are twins for ?search=balatas+traceras+versa&limit=2'),
    ),
    line('11.30', 'search2/d narrows a search by categoria, tipo and marca', search('a search is narrowed by category, kind and brand')),
    line('11.31', 'searchCat/d answers the categories of a search with counts', search('the categories of a search add up to its hits')),
    line('11.32', 'the cascade offers only what leads to a product', lists('the cascade offers only what leads to a product')),
    line('11.33', 'each step of the cascade leads to as many products as it says', lists('each step leads to as many products as it says')),
    line('11.34', 'refacciones answers the part types that fit, with counts', lists('categories, subcategories and part types of a car')),
    line(
      '11.35',
      'refaccionCat answers categories and subcategories that fit, with counts',
      lists('categories, subcategories and part types of a car'),
    ),
    line('11.36', 'autopartes answers the names of parts for a car', lists('categories, subcategories and part types of a car')),
    line('11.37', 'refaccion answers the products that fit, and no other', lists('the products that fit a car, and no other')),
    line('11.38', 'refaccion and refaccion2 are twins', everyCall('%s and %s are twins for %s')),
    line(
      '11.39',
      'specific/tipo and specific/marca answer the products of a type or a brand',
      lists('products of a type and of a brand, whatever they are called'),
    ),
    line('11.40', 'specific takes precio_min', lists('POST specific by precio_min')),
    line('11.41', 'specific takes precio_max', lists('POST specific by precio_max')),
    line('11.42', 'specific takes en_stock', lists('POST specific by en_stock')),
    line('11.43', 'specific takes outlet', lists('POST specific by outlet')),
    line('11.44', 'specific takes promocion', lists('POST specific by promocion')),
    line('11.45', 'specific takes servicio_pesado', lists('POST specific by servicio_pesado')),
    line('11.46', 'specific takes all of its filters together', lists('POST specific by everything')),
    line(
      '11.47',
      'specific/filtros counts each facet with its own choice left out',
      lists('each facet of $title leads to as many products as it says'),
      lists('no option is missing: the brands of a list are those of its facet'),
    ),
    line(
      '11.48',
      'specific-search/categorias answers the categories of the filter',
      lists('each facet of $title leads to as many products as it says'),
    ),
    line(
      '11.49',
      'sugerencias offers products, categories, vehicles and numbers',
      search('suggestions are of every kind'),
      search('suggestions begin with the second letter'),
    ),
    line('11.50', 'interpretar tells vehicle, part, number and corrections', understood),
    line(
      '11.51',
      'compatibilidad answers si with the row that says so',
      fits('a garage names the car that the part fits, whichever it is'),
    ),
    line('11.52', 'compatibilidad answers si_condicion with its note', fits('an engine is asked about only where the car had several')),
    line('11.53', 'compatibilidad answers no', fits('the car of the question comes before the garage')),
    line(
      '11.54',
      'of a part without rows, or an unknown car, nothing is claimed',
      fitment('of a part without rows, of an unknown car and of no car nothing is known'),
      fitment('unknown never reads as "fits"'),
    ),
    line('11.55', 'a sentence is understood: balatas del jetta 2014 2.5', search('balatas del jetta 2014 2.5')),
    line(
      '11.56',
      'spelling is forgiven: amortigador tracero tsuru',
      search('amortigador tracero tsuru is forgiven, and what was corrected is told'),
    ),
    line('11.57', 'a part and a brand are understood: bujia ngk', search('bujia ngk')),
    line(
      '11.58',
      'separators in a number do not matter: 48510-59895 is 4851059895',
      search('the number 48510-59895 finds its part'),
      search('the number 4851059895 finds its part'),
    ),
    line('11.59', 'pastillas de freno are balatas', search('pastillas de freno versa finds the same as balatas versa')),
    line('11.60', 'clutch is embrague', search('embrague tsuru finds the same as kit de clutch tsuru')),
    line('11.61', 'English names are understood', search('brake pads versa finds the same as balatas versa')),
    line('11.62', 'numbers are looked for in codigo, clave_interna and equivalencias', search('%s is a number of %s')),
    line(
      '11.63',
      'a hit by number carries coincidencia with campo and numero, and no other hit does',
      search('%s is a number of %s'),
      search('only a hit by number carries coincidencia'),
      find('by a number of the car maker, with or without its hyphen'),
    ),
    line(
      '11.64',
      'what was assumed is told, and each piece can be undone',
      understood,
      find('by sentence: what was understood is shown, and each piece can be taken out'),
    ),
    line(
      '11.65',
      'what the shop does not have is named, and nothing else shown in its place',
      sentence('a car that the shop has nothing for is named, and nothing is shown in its place'),
    ),
    line(
      '11.66',
      '/autos lists have _id, nombre and productos',
      vehicles('every make is listed with the parts on sale that fit it, also with none'),
    ),
    line('11.67', '/autos-single are plain names of the same cars', vehicles('the plain cascade lists the same cars as names')),
    line(
      '11.68',
      'years come newest first',
      vehicles('years come newest first, without those in which the car was not sold'),
      lists('years come newest first'),
    ),
    line('11.69', 'a missing parameter is 400', vehicles('$path without $name says what is missing')),
    line('11.70', 'an unknown make is an empty list', vehicles('$path does not stumble over any $name')),
    line(
      '11.71',
      'promociones/all has the active ones inside their dates',
      promotions('only what is switched on and inside its dates is listed, what ends first in front'),
    ),
    line(
      '11.72',
      'promociones/search finds by name or id',
      promotions('the promotion is found as %j'),
      promotions('it is found by its id and brings its first 48 parts on sale, by name'),
    ),
    line(
      '11.73',
      'promociones/search brings the products',
      promotions('it is found by its id and brings its first 48 parts on sale, by name'),
    ),
    line(
      '11.74',
      'noticias are newest first, paged',
      news('the list has what is out, newest first, without bodies'),
      news('the pages hold every article once'),
    ),
    line('11.75', 'an article is found by id or slug', news('an article is found by id and by slug')),
    line('11.76', 'the body of an article is safe HTML', news('what a row holds reaches nobody unless it is harmless')),
    line(
      '11.77',
      'lists are narrowed by position, side, material and tier',
      find('position, side and tier narrow a list as brands do'),
      lists('position, side and material are words of names, in the language of the page; of the whole shop they are not told'),
    ),
    line(
      '11.78',
      'a list and a category begin with what staff pinned, in its order; their pages have every part once, and lack what is hidden',
      windows('%s begins with what is pinned, lacks what is hidden, and its pages have every other part once'),
      windows('what somebody narrowed keeps the pins that are left, in their order'),
    ),
    line('11.79', 'pins of a list decide its row on Home', windows('a named list has its pins under every address, and on Home')),
    line('11.80', 'a chosen order and a search know no pins', windows('who chooses an order or searches gets that order, without pins')),
    line(
      '11.81',
      'a pinned part that is inactive, sold out or no longer in the list does not stand first',
      windows('a pin that is not sold any more, or not in the list, does not show; it is back in its place when it is'),
    ),
    line(
      '11.82',
      'what is hidden from a list is found by search, by its address and in all other lists',
      windows('what is hidden from a list is still found by search, by its address and in all other lists'),
    ),
    line(
      '11.83',
      'two who arrange a list at once lose nothing, and each change is recorded',
      arranging('who comes second is told, and nothing of the first is lost'),
      arranging('what changes nothing is not recorded; each change is, with the keys of the parts'),
    ),
    line('11.84', 'a list has 24 pins at most, of its own parts, each once', arranging('what cannot be is refused, each at its field')),
  ],
}
