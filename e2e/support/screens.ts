/** Every screen a visitor can open without an account, without its language. */
export const PUBLIC_SCREENS = [
  { name: 'home', path: '' },
  { name: 'list', path: '/productos?limit=12' },
  { name: 'category', path: '/productos?categoria=frenos&limit=12' },
  { name: 'named list', path: '/productos?lista=nuevos&limit=12' },
  { name: 'search', path: '/busqueda?search=balatas+versa+2016&limit=12' },
  { name: 'part', path: '/productos/p?ref=2' },
  { name: 'promotions', path: '/promociones' },
  { name: 'news', path: '/noticias' },
  { name: 'article', path: '/noticias/cuando-cambiar-las-balatas' },
  { name: 'about', path: '/acerca' },
  { name: 'privacy', path: '/aviso-de-privacidad' },
  { name: 'warranty', path: '/garantias-y-devoluciones' },
  { name: 'cookies', path: '/uso-de-cookies' },
] as const

export const NAMED_LISTS = ['nuevos', 'premium', 'propios', 'outlet', 'recomendados', 'mas-buscados', 'promocion'] as const

/** How somebody becomes a customer; what customers themselves see needs an account. */
export const SIGN_IN_SCREENS = [
  { name: 'login', path: '/login' },
  { name: 'register', path: '/registro' },
  { name: 'forgotten password', path: '/password-reset' },
  { name: 'failed link', path: '/email-error-verify' },
] as const
