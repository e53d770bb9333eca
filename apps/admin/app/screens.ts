import { listAuditEntries } from '@shop/contract/audit-log'
import { listConversations } from '@shop/contract/chat-admin'
import { quoteAtCounter } from '@shop/contract/counter'
import { searchCustomers } from '@shop/contract/customers-admin'
import type { AnyEndpoint } from '@shop/contract/endpoint'
import { listImports } from '@shop/contract/imports-admin'
import { acceptTransfer, listAllOrders, listRefundCases } from '@shop/contract/orders-admin'
import { listPageSpeeds } from '@shop/contract/page-measures'
import { listQuotations } from '@shop/contract/quotations-admin'
import { listFitmentReviews, listReturns } from '@shop/contract/returns-admin'
import { listStaff } from '@shop/contract/staff-admin'
import { STAFF_ROLES, type StaffRole } from '@shop/domain/staff'
import {
  BackIcon,
  BadgeIcon,
  BoxIcon,
  CarIcon,
  ChatIcon,
  ClockIcon,
  CounterIcon,
  GaugeIcon,
  HomeIcon,
  type Icon,
  KeyIcon,
  LogIcon,
  PeopleIcon,
  ReceiptIcon,
  ReturnIcon,
  UploadIcon,
} from './features/icons.tsx'

type Screen = { readonly path: string; readonly icon: Icon; readonly roles: readonly StaffRole[] }

/** Who may make a screen's main call may see the screen: the API's own word, said once. */
const whoMay = ({ roles = STAFF_ROLES }: AnyEndpoint): readonly StaffRole[] => roles

/** Every screen, in the order of the menu. Its name stands in `texts/<lang>/admin.ts`, what it draws in `routes.tsx`. */
export const screens = {
  home: { path: '/', icon: HomeIcon, roles: STAFF_ROLES },
  counter: { path: '/mostrador', icon: CounterIcon, roles: whoMay(quoteAtCounter) },
  quotations: { path: '/cotizaciones', icon: ClockIcon, roles: whoMay(listQuotations) },
  chat: { path: '/chat', icon: ChatIcon, roles: whoMay(listConversations) },
  orders: { path: '/pedidos', icon: BoxIcon, roles: whoMay(listAllOrders) },
  vouchers: { path: '/comprobantes', icon: ReceiptIcon, roles: whoMay(acceptTransfer) },
  refunds: { path: '/reembolsos', icon: BackIcon, roles: whoMay(listRefundCases) },
  returns: { path: '/devoluciones', icon: ReturnIcon, roles: whoMay(listReturns) },
  fitmentReviews: { path: '/por-revisar', icon: CarIcon, roles: whoMay(listFitmentReviews) },
  imports: { path: '/importaciones', icon: UploadIcon, roles: whoMay(listImports) },
  customers: { path: '/clientes', icon: PeopleIcon, roles: whoMay(searchCustomers) },
  speed: { path: '/velocidad', icon: GaugeIcon, roles: whoMay(listPageSpeeds) },
  staff: { path: '/personal', icon: BadgeIcon, roles: whoMay(listStaff) },
  auditLog: { path: '/bitacora', icon: LogIcon, roles: whoMay(listAuditEntries) },
  access: { path: '/mi-acceso', icon: KeyIcon, roles: STAFF_ROLES },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

export const screensOf = (role: StaffRole): readonly ScreenName[] =>
  (Object.keys(screens) as ScreenName[]).filter((name) => screens[name].roles.includes(role))
