import type { AnyEndpoint } from '@shop/contract/endpoint'
import { listPageSpeeds } from '@shop/contract/shop/page-measures'
import { listAuditEntries } from '@shop/contract/staff/audit-log'
import { listBrands } from '@shop/contract/staff/brands'
import { listSlides } from '@shop/contract/staff/carousel'
import { listContradictions } from '@shop/contract/staff/catalogue-audit'
import { listConversations } from '@shop/contract/staff/chat'
import { showCondition } from '@shop/contract/staff/condition'
import { quoteAtCounter } from '@shop/contract/staff/counter'
import { searchCustomers } from '@shop/contract/staff/customers'
import { listImports } from '@shop/contract/staff/imports'
import { listStaff } from '@shop/contract/staff/members'
import { listMoneyCases } from '@shop/contract/staff/money-cases'
import { listStaffArticles } from '@shop/contract/staff/news'
import { readOpening } from '@shop/contract/staff/opening'
import { acceptTransfer, listStaffOrders } from '@shop/contract/staff/orders'
import { listPolicyTexts } from '@shop/contract/staff/policy-texts'
import { listStaffProducts } from '@shop/contract/staff/products'
import { listStaffPromotions } from '@shop/contract/staff/promotions'
import { listQuotations } from '@shop/contract/staff/quotations'
import { showReconciliation } from '@shop/contract/staff/reconciliation'
import { listRefundCases } from '@shop/contract/staff/refunds'
import { listFitmentReviews, listReturns } from '@shop/contract/staff/returns'
import { listStaffShelves } from '@shop/contract/staff/shelves'
import { listShopWindows } from '@shop/contract/staff/shop-window'
import { listStaffSymptoms } from '@shop/contract/staff/symptoms'
import { listStaffMakes } from '@shop/contract/staff/vehicles'
import { listStaffJobs } from '@shop/contract/staff/workshop-jobs'
import { STAFF_ROLES, type StaffRole } from '@shop/domain/staff'
import {
  BackIcon,
  BadgeIcon,
  BalanceIcon,
  BoxIcon,
  CarIcon,
  ChatIcon,
  ClockIcon,
  CoinIcon,
  CounterIcon,
  DoorIcon,
  GaugeIcon,
  HomeIcon,
  type Icon,
  KeyIcon,
  LogIcon,
  NewsIcon,
  PartIcon,
  PeopleIcon,
  PictureIcon,
  PulseIcon,
  ReceiptIcon,
  ReturnIcon,
  SearchIcon,
  ShelvesIcon,
  SlidersIcon,
  StarIcon,
  TagIcon,
  UploadIcon,
  WarningIcon,
  WheelIcon,
  WindowIcon,
  WrenchIcon,
} from './kit/icons.tsx'

type Screen = { readonly path: string; readonly icon: Icon; readonly roles: readonly StaffRole[] }

/** Who may make a screen's main call may see the screen: the API's own word, said once. */
function whoMay({ roles = STAFF_ROLES }: AnyEndpoint): readonly StaffRole[] {
  return roles
}

/** Every screen, in the order of the menu. Its name stands in `texts/<lang>/staff/office.ts`, what it draws in `routes.tsx`. */
export const screens = {
  home: { path: '/', icon: HomeIcon, roles: STAFF_ROLES },
  counter: { path: '/mostrador', icon: CounterIcon, roles: whoMay(quoteAtCounter) },
  quotations: { path: '/cotizaciones', icon: ClockIcon, roles: whoMay(listQuotations) },
  chat: { path: '/chat', icon: ChatIcon, roles: whoMay(listConversations) },
  orders: { path: '/pedidos', icon: BoxIcon, roles: whoMay(listStaffOrders) },
  vouchers: { path: '/comprobantes', icon: ReceiptIcon, roles: whoMay(acceptTransfer) },
  refunds: { path: '/reembolsos', icon: BackIcon, roles: whoMay(listRefundCases) },
  moneyCases: { path: '/dinero-por-aclarar', icon: CoinIcon, roles: whoMay(listMoneyCases) },
  reconciliation: { path: '/conciliacion', icon: BalanceIcon, roles: whoMay(showReconciliation) },
  returns: { path: '/devoluciones', icon: ReturnIcon, roles: whoMay(listReturns) },
  customers: { path: '/clientes', icon: PeopleIcon, roles: whoMay(searchCustomers) },
  products: { path: '/productos', icon: PartIcon, roles: whoMay(listStaffProducts) },
  fitmentReviews: { path: '/por-revisar', icon: CarIcon, roles: whoMay(listFitmentReviews) },
  contradictions: { path: '/contradicciones', icon: WarningIcon, roles: whoMay(listContradictions) },
  imports: { path: '/importaciones', icon: UploadIcon, roles: whoMay(listImports) },
  promotions: { path: '/promociones', icon: TagIcon, roles: whoMay(listStaffPromotions) },
  carousel: { path: '/carrusel', icon: PictureIcon, roles: whoMay(listSlides) },
  shopWindow: { path: '/aparador', icon: WindowIcon, roles: whoMay(listShopWindows) },
  brands: { path: '/marcas', icon: StarIcon, roles: whoMay(listBrands) },
  articles: { path: '/noticias', icon: NewsIcon, roles: whoMay(listStaffArticles) },
  categories: { path: '/categorias', icon: ShelvesIcon, roles: whoMay(listStaffShelves) },
  vehicles: { path: '/vehiculos', icon: WheelIcon, roles: whoMay(listStaffMakes) },
  jobs: { path: '/trabajos', icon: WrenchIcon, roles: whoMay(listStaffJobs) },
  search: { path: '/busqueda', icon: SearchIcon, roles: whoMay(listStaffSymptoms) },
  settings: { path: '/ajustes', icon: SlidersIcon, roles: whoMay(listPolicyTexts) },
  opening: { path: '/apertura', icon: DoorIcon, roles: whoMay(readOpening) },
  condition: { path: '/estado', icon: PulseIcon, roles: whoMay(showCondition) },
  speed: { path: '/velocidad', icon: GaugeIcon, roles: whoMay(listPageSpeeds) },
  staff: { path: '/personal', icon: BadgeIcon, roles: whoMay(listStaff) },
  auditLog: { path: '/bitacora', icon: LogIcon, roles: whoMay(listAuditEntries) },
  access: { path: '/mi-acceso', icon: KeyIcon, roles: STAFF_ROLES },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

export function screensOf(role: StaffRole): readonly ScreenName[] {
  return (Object.keys(screens) as ScreenName[]).filter((name) => screens[name].roles.includes(role))
}
