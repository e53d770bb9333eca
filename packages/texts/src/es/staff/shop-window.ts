import type { NamedList } from '@shop/domain/asked-products'
import type { HomeSection } from '@shop/domain/home-sections'
import { MOST_PINS, type PinState } from '@shop/domain/shop-window'

export const staffShopWindow = {
  lead: 'Decide qué refacciones salen primero en cada lista y qué secciones tiene la página de inicio.',
  views: 'Qué acomodar',
  listsView: 'Listas y categorías',
  homeView: 'Página de inicio',
  choose: 'Lista o categoría',
  arranged: (pins: number, hidden: number) =>
    [pins > 0 && `${pins} ${pins === 1 ? 'fija' : 'fijas'}`, hidden > 0 && `${hidden} ${hidden === 1 ? 'oculta' : 'ocultas'}`]
      .filter(Boolean)
      .join(', '),
  ofCategory: (name: string) => `Categoría: ${name}`,
  lists: {
    new: 'Nuevos',
    premium: 'Premium',
    own: 'Nuestra marca',
    outlet: 'Outlet',
    recommended: 'Recomendados',
    'most-searched': 'Más buscados',
    promotion: 'Promociones',
  } satisfies Record<NamedList, string>,
  saved: 'Guardado. La tienda ya se ve así.',
  changedMeanwhile: 'Alguien más la acomodó mientras tanto: aquí ves cómo quedó. Repite tu cambio si todavía hace falta.',
  pins: {
    title: 'Fijas hasta arriba',
    count: (count: number) => `${count} de ${MOST_PINS}`,
    note: 'Salen primero y en este orden, mientras nadie elija otro orden ni busque algo.',
    none: 'Ninguna está fija: la lista sigue el orden normal de la tienda.',
    up: (name: string) => `Subir ${name}`,
    down: (name: string) => `Bajar ${name}`,
    unpin: 'Quitar',
    unpinOf: (name: string) => `Quitar ${name} de las fijas`,
    add: 'Fijar otra refacción',
    full: `Ya hay ${MOST_PINS} fijas: quita una para fijar otra.`,
    states: {
      shown: '',
      'sold-out': 'Agotada: vuelve a su lugar cuando haya piezas',
      absent: 'No se muestra: ya no está a la venta o ya no es de esta lista',
    } satisfies Record<PinState, string>,
  },
  opening: {
    title: 'Así empieza la lista',
    note: (shown: number, total: number) => `Las primeras ${shown} de ${total.toLocaleString('es-MX')} refacciones`,
    none: 'Esta lista no tiene refacciones por ahora.',
    pinned: 'Fija',
    pin: 'Fijar',
    pinOf: (name: string) => `Fijar ${name} hasta arriba`,
    hide: 'Ocultar',
    hideOf: (name: string) => `Ocultar ${name} de esta lista`,
    stock: (pieces: number) => (pieces > 0 ? `${pieces.toLocaleString('es-MX')} ${pieces === 1 ? 'pieza' : 'piezas'}` : 'Agotada'),
  },
  hidden: {
    title: 'Ocultas de esta lista',
    note: 'Se siguen encontrando en la búsqueda, en su página y en las demás listas.',
    none: 'Ninguna está oculta.',
    show: 'Mostrar',
    showOf: (name: string) => `Volver a mostrar ${name}`,
  },
  home: {
    title: 'Secciones de la página de inicio',
    note: 'De arriba abajo. Una sección apagada conserva su lugar.',
    list: 'Secciones',
    up: (name: string) => `Subir ${name}`,
    down: (name: string) => `Bajar ${name}`,
    isShown: (name: string) => `Mostrar ${name}`,
    off: 'Apagada',
    sections: {
      slides: 'Carrusel',
      'by-vehicle': 'Busca por tu auto',
      categories: 'Categorías',
      premium: 'Destacados (premium)',
      new: 'Recién llegados',
      lists: 'Accesos a las listas',
      'most-searched': 'Más buscados',
      promotions: 'Promociones',
      promises: 'Comprar aquí es fácil',
      own: 'Nuestra marca',
      brands: 'Marcas que vendemos',
    } satisfies Record<HomeSection, string>,
  },
}
