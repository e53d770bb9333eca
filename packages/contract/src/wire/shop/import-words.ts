import type { FileProblem, ImportFormat, ImportKind, ImportStatus, RowProblem } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import type { NameDecision, NameKind } from '@shop/domain/imports/import-names'
import type { PictureFailure } from '@shop/domain/imports/import-pictures'
import { words } from '../words.ts'

export const importKind = words<ImportKind>()({ products: 'productos', fitments: 'compatibilidades' })
export const importFormat = words<ImportFormat>()({ csv: 'csv', xlsx: 'xlsx', aces: 'aces' })
export const importStatus = words<ImportStatus>()({
  uploaded: 'subida',
  checking: 'revisando',
  checked: 'revisada',
  applying: 'aplicando',
  applied: 'aplicada',
  undoing: 'deshaciendo',
  undone: 'deshecha',
  failed: 'fallida',
})

/** Also the headings of what is exported. */
export const importField = words<ImportField>()({
  internalKey: 'clave_interna',
  partNumber: 'codigo',
  brand: 'marca',
  name: 'nombre',
  nameEn: 'nombre_en',
  description: 'descripcion',
  descriptionEn: 'descripcion_en',
  partType: 'tipo',
  category: 'categoria',
  subcategory: 'subcategoria',
  supplier: 'proveedor',
  price: 'precio',
  cost: 'costo',
  listPrice: 'precio_lista',
  stock: 'stock',
  equivalents: 'equivalencias',
  isOutlet: 'outlet',
  isPremium: 'premium',
  isRecommended: 'recomendado',
  isHeavyDuty: 'servicio_pesado',
  isUniversal: 'universal',
  unit: 'unidad',
  piecesPerCar: 'piezas_por_auto',
  status: 'status',
  pictures: 'fotos',
  pictures2: 'fotos_2',
  pictures3: 'fotos_3',
  pictures4: 'fotos_4',
  make: 'armadora',
  model: 'modelo',
  yearFrom: 'anio_inicio',
  yearTo: 'anio_fin',
  engine: 'motor',
  position: 'posicion',
  positionEn: 'posicion_en',
  note: 'notas',
  noteEn: 'notas_en',
  action: 'accion',
})

export const nameKind = words<NameKind>()({
  brand: 'marca',
  category: 'categoria',
  subcategory: 'subcategoria',
  'part-type': 'tipo',
  make: 'armadora',
  model: 'modelo',
})
export const nameDecision = words<NameDecision>()({ create: 'crear', use: 'usar', leave: 'omitir' })

export const fileProblem = words<FileProblem>()({
  empty: 'vacio',
  'unknown-kind': 'tipo_desconocido',
  'old-excel': 'excel_antiguo',
  damaged: 'danado',
  unfolds: 'se_infla',
  'xml-entities': 'entidades_xml',
  'too-deep': 'demasiado_anidado',
  'too-large': 'demasiado_grande',
  'too-many-columns': 'demasiadas_columnas',
  'too-many-rows': 'demasiados_renglones',
  'row-too-long': 'renglon_demasiado_largo',
  'no-sheet': 'sin_hoja',
  'no-rows': 'sin_renglones',
  'not-a-zip': 'no_es_zip',
  'zip-locked': 'zip_con_contrasena',
  'zip-too-large': 'zip_demasiado_grande',
  'zip-too-many': 'zip_con_demasiados_archivos',
  'zip-without-pictures': 'zip_sin_fotos',
})

export const rowProblem = words<RowProblem>()({
  'no-identity': 'sin_clave',
  missing: 'falta',
  'formula-error': 'error_de_formula',
  'formula-uncalculated': 'formula_sin_calcular',
  'extra-cells': 'celdas_de_mas',
  'not-a-price': 'precio_ilegible',
  'price-zero': 'precio_cero',
  'not-whole': 'no_entero',
  'not-yes-no': 'no_es_si_o_no',
  'unknown-unit': 'unidad_desconocida',
  'unknown-status': 'status_desconocido',
  'not-a-year': 'anio_ilegible',
  'too-long': 'demasiado_largo',
  'not-a-picture': 'foto_ilegible',
  'unknown-brand': 'marca_desconocida',
  'unknown-part-type': 'tipo_desconocido',
  ambiguous: 'varios_productos',
  'known-otherwise': 'otra_clave',
  'not-in-catalogue': 'fuera_de_catalogo',
  'unknown-product': 'producto_desconocido',
  'unknown-make': 'armadora_desconocida',
  'unknown-model': 'modelo_desconocido',
  'vehicle-by-id': 'vehiculo_por_id',
  'below-reserved': 'menos_que_apartado',
  twice: 'repetido',
})

export const pictureFailure = words<PictureFailure>()({
  'not-in-zip': 'no_esta_en_el_zip',
  'not-a-picture': 'no_es_foto',
  'too-large': 'demasiado_grande',
  'not-allowed': 'direccion_no_permitida',
  'not-found': 'no_existe',
  unreachable: 'sin_respuesta',
  redirected: 'redirige',
  refused: 'negada',
  'too-slow': 'demasiado_lenta',
  'part-full': 'refaccion_llena',
  'too-many': 'demasiadas',
})
