import type { DeviceClass, MeasuredRoute, MeasureRating, PageMeasure } from '@shop/domain/page-measures'

export const staffSpeed = {
  lead: 'Medida en los navegadores de quienes visitaron la tienda. Tres de cada cuatro visitas fueron así de rápidas, o más.',
  period: 'Periodo',
  days: (days: number) => `Últimos ${days} días`,
  devices: { phone: 'Teléfono', tablet: 'Tableta', computer: 'Computadora' } satisfies Record<DeviceClass, string>,
  page: 'Página',
  visits: 'Visitas medidas',
  measures: {
    LCP: 'Contenido principal (LCP)',
    INP: 'Respuesta a un toque (INP)',
    CLS: 'Saltos de la página (CLS)',
    TTFB: 'Respuesta del servidor (TTFB)',
  } satisfies Record<PageMeasure, string>,
  ratings: { good: 'Bien', fair: 'Mejorable', poor: 'Mal' } satisfies Record<MeasureRating, string>,
  notMeasured: 'Sin medir',
  nothing: 'Nadie visitó la tienda desde estos dispositivos en este periodo, o nadie tocó la página.',
  routes: {
    home: 'Inicio',
    list: 'Lista de refacciones',
    search: 'Búsqueda',
    part: 'Refacción',
    promotions: 'Promociones',
    news: 'Noticias',
    article: 'Una noticia',
    shop: 'Acerca y políticas',
    cart: 'Compra',
    account: 'Cuenta y pedidos',
    other: 'Otras',
  } satisfies Record<MeasuredRoute, string>,
}
