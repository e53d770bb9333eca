// Made from the migrations by `npm run generate`; the check fails when it is stale.

import type { Generated, GeneratedAlways } from 'kysely'

export interface Alarms {
  part: string
  status: string
  since: Generated<Date>
  told_at: Date | null
  rings_at: Date | null
}

export interface ArrivalNotices {
  staff_id: number
  kind: string
  ref: string
  noted_at: Generated<Date>
  told_at: Date | null
}

export interface Articles {
  id: Generated<number>
  slug: string
  title_es: string
  title_en: string | null
  summary_es: string
  summary_en: string | null
  body_es: string
  body_en: string | null
  image: string | null
  published_at: Generated<Date>
  status: Generated<string>
  version: Generated<number>
}

export interface AuditHead {
  is_only: Generated<boolean>
  last_id: string
  last_hash: string
  seal: string | null
}

export interface AuditLog {
  id: string
  at: Date
  staff_id: number
  staff_name: string
  staff_role: string
  action: string
  subject_kind: string
  subject_ref: string
  before: unknown | null
  after: unknown | null
  prev_hash: string
  hash: string
}

export interface Backups {
  id: GeneratedAlways<number>
  started_at: Date
  finished_at: Generated<Date>
  name: string | null
  bytes: string | null
  encrypted: boolean
  failure: string | null
  verified_at: Date | null
  verify_failure: string | null
  verify_note: string | null
}

export interface BaseData {
  kind: string
  key: string
  said: unknown
}

export interface Brands {
  id: Generated<number>
  slug: string
  name: string
  is_own_line: Generated<boolean>
  logo: string | null
  version: Generated<number>
  tier: Generated<string>
  warranty_months: number | null
}

export interface Cancellations {
  id: GeneratedAlways<number>
  order_id: number
  reason: string
  refund_id: string | null
  made_by: number | null
  made_at: Generated<Date>
  shipping_cents: Generated<number>
}

export interface CancelledPieces {
  cancellation_id: number
  checkout_id: string
  place: number
  qty: number
  fate: string
}

export interface CarouselSlides {
  id: Generated<number>
  title_es: string
  title_en: string | null
  text_es: string
  text_en: string | null
  link: string
  wide_image: string
  narrow_image: string
  place: number
  version: Generated<number>
}

export interface Carriers {
  key: string
  name_es: string
  name_en: string
  is_standard: Generated<boolean>
  price_cents: number
  bulky_surcharge_cents: Generated<number>
  fewest_days: number | null
  most_days: number | null
  tracking_url: string | null
  place: number
  is_active: Generated<boolean>
  version: Generated<number>
}

export interface CatalogueAudit {
  is_only: Generated<boolean>
  asked_at: Date | null
  asked_by: number | null
  ended_at: Date | null
  products: Generated<number>
}

export interface Categories {
  id: Generated<number>
  slug: string
  name_es: string
  name_en: string
  image: string
  place: number
  version: Generated<number>
}

export interface ChatMessages {
  id: GeneratedAlways<string>
  conversation_id: number
  author: string
  staff_id: number | null
  text: string
  cards: Generated<unknown>
  picture: string | null
  sent_at: Generated<Date>
}

export interface CheckoutLines {
  checkout_id: string
  product_id: number
  place: number
  qty: number
  part_number: string
  internal_key: string
  name: string
  brand: string
  image: string | null
  price_cents: number
  discount_percent: string
  unit_price_cents: number
  total_cents: GeneratedAlways<number>
  hold: Generated<string>
  returning_qty: Generated<number>
  back_qty: Generated<number>
  cancelled_qty: Generated<number>
  offer_id: number | null
  for_car: unknown | null
}

export interface Checkouts {
  id: string
  customer_id: number | null
  status: Generated<string>
  payment_method: string
  attempt: Generated<number>
  fingerprint: string
  subtotal_cents: number
  saved_cents: number
  shipping_cents: number
  total_cents: number
  carrier_key: string
  delivery_from: Date
  delivery_to: Date
  recipient: unknown
  address: unknown
  invoice: unknown | null
  locale: string
  held_until: Date
  created_at: Generated<Date>
  receiver: unknown | null
}

export interface Contradictions {
  id: GeneratedAlways<number>
  kind: string
  severity: string
  product_id: number
  fact: string | null
  car: string | null
  other: string | null
  value: string | null
}

export interface ConversationSecrets {
  hash: string
  conversation_id: number
  created_at: Generated<Date>
  session_id: string | null
}

export interface Conversations {
  id: GeneratedAlways<number>
  customer_id: number | null
  locale: string
  name: string | null
  email: string | null
  status: Generated<string>
  assigned_to: number | null
  created_at: Generated<Date>
  last_message_at: Date | null
  visitor_read: Generated<string>
  staff_read: Generated<string>
  visitor_seen_at: Date | null
}

export interface CustomerAddresses {
  customer_id: number
  street: string
  number: string
  interior: string | null
  suburb: string
  state: string
  municipality: string
  locality: string
  postal_code: string
  directions: string
}

export interface CustomerCars {
  customer_id: number
  place: number
  make: string
  model: string
  year: number
  engine: string | null
  is_chosen: Generated<boolean>
}

export interface CustomerInvoiceData {
  customer_id: number
  rfc: string
  legal_name: string
  regime: string
  cfdi_use: string
  postal_code: string
}

export interface CustomerSecrets {
  id: GeneratedAlways<number>
  hash: string
  purpose: string
  customer_id: number
  request_id: string
  code_hash: string | null
  new_value: string | null
  tries: Generated<number>
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
  session_id: string | null
  registration: unknown | null
}

export interface CustomerSessions {
  id: Generated<string>
  customer_id: number
  device: string
  started_at: Generated<Date>
  proven_at: Generated<Date>
  last_seen_at: Generated<Date>
  expires_at: Date
  token_at: Date | null
  token_since: Date | null
  woken_at: Date | null
}

export interface Customers {
  id: GeneratedAlways<number>
  email: string
  first_name: string
  last_name: string
  phone: string
  password_hash: string
  verified_at: Date | null
  created_at: Generated<Date>
  password_changed_at: Generated<Date>
  privacy_accepted_at: Date | null
  locale: Generated<string>
  deleted_at: Date | null
}

export interface DisputedOrders {
  order_id: number | null
}

export interface Disputes {
  id: string
  payment_id: number
  status: string
  kind: string
  reason: string
  standing: string
  amount_cents: number
  evidence_due_at: Date | null
  has_evidence: Generated<boolean>
  is_refundable: Generated<boolean>
  balance_cents: Generated<number>
  fee_cents: Generated<number>
  opened_at: Date
  read_at: Generated<Date>
  closed_at: Date | null
  version: Generated<number>
  reminded_days: number | null
}

export interface FilesMark {
  is_only_row: Generated<boolean>
  mark: Generated<string>
  made_at: Date | null
}

export interface FirstOwnerLinks {
  hash: string
  expires_at: Date
}

export interface FitmentReviews {
  id: GeneratedAlways<number>
  product_id: number
  model_id: number
  year_from: number
  year_to: number
  engine: string
  times: Generated<number>
  last_at: Date
  last_misfit: string
  last_return: number
  reviewed_at: Date | null
  reviewed_by: number | null
}

export interface Fitments {
  product_id: number
  part_type_id: number
  model_id: number
  year_from: number
  year_to: number
  engine: Generated<string>
  position_es: string | null
  position_en: string | null
  note_es: string | null
  note_en: string | null
}

export interface Heartbeats {
  id: string
  roles: string[]
  host: string
  pid: number
  version: string
  started_at: Generated<Date>
  seen_at: Generated<Date>
  facts: Generated<unknown>
  ended_at: Date | null
}

export interface HomeLayout {
  is_only: Generated<boolean>
  sections: string[]
  hidden: Generated<string[]>
  version: Generated<number>
}

export interface ImportChanges {
  import_id: number
  product_id: number
  is_new: boolean
  before: unknown
  after: unknown
  restored: unknown | null
}

export interface ImportFitmentChanges {
  import_id: number
  is_added: boolean
  product_id: number
  fitment: unknown
}

export interface ImportMappings {
  supplier_key: string
  kind: string
  fields: unknown
  decimal_sign: string
  price_heading: string | null
  factor: Generated<number>
  adds_vat: Generated<boolean>
}

export interface ImportNames {
  id: GeneratedAlways<number>
  import_id: number
  kind: string
  key: string
  name: string
  rows: number
  category: string | null
  subcategory: string | null
  make: string | null
  known_as: string | null
  decision: string | null
  target_id: number | null
  created_id: number | null
}

export interface ImportPictures {
  id: GeneratedAlways<number>
  import_id: number
  row: number
  position: number
  product_id: number
  said: string
  key: string | null
  status: string
  failure: string | null
  picture: string | null
}

export interface ImportProblems {
  import_id: number
  row: number
  field: string | null
  code: string
  value: Generated<string>
  is_lasting: Generated<boolean>
}

export interface ImportRows {
  import_id: number
  row: number
  internal_key: string | null
  part_number: string | null
  brand: string | null
  part_type: string | null
  make: string | null
  model: string | null
  given: unknown
  product_id: number | null
  model_id: number | null
  outcome: string | null
  before: unknown | null
  after: unknown | null
  category: string | null
  subcategory: string | null
  has_some: Generated<boolean>
  known_number: string | null
  is_left_out: Generated<boolean>
  pictures: unknown | null
}

export interface ImportZipFiles {
  import_id: number
  key: string
  entry: string
}

export interface Imports {
  id: GeneratedAlways<number>
  kind: string
  format: string
  encoding: string | null
  delimiter: string | null
  file_name: string
  file: string | null
  bytes: number
  supplier: Generated<string>
  heading_row: number
  headings: string[]
  preview: unknown
  columns: Generated<unknown>
  is_remembered: Generated<boolean>
  decimal_sign: Generated<string>
  status: Generated<string>
  only_good: Generated<boolean>
  checks: Generated<number>
  percent: Generated<number>
  rows_read: Generated<number>
  failure: string | null
  report: unknown | null
  undo_report: unknown | null
  staff_id: number
  created_at: Generated<Date>
  applied_by: number | null
  applied_at: Date | null
  undone_by: number | null
  undone_at: Date | null
  factor: Generated<number>
  adds_vat: Generated<boolean>
  sheets: Generated<string[]>
  sheet: Generated<number>
  top: Generated<unknown>
  sections: Generated<number>
  zip: string | null
  adds_pictures: Generated<boolean>
}

export interface KeptAnswers {
  caller: string
  key: string
  fingerprint: string
  status: number | null
  answer: string | null
  claimed_at: Generated<Date>
}

export interface LiveWorkers {
  id: string
  seen_at: Generated<Date>
}

export interface Localities {
  municipality_id: number
  slug: string
  name: string
}

export interface MailboxMessages {
  id: GeneratedAlways<number>
  channel: string
  recipient: string
  subject: string
  text: string
  html: string | null
  sent_at: Generated<Date>
}

export interface Makes {
  id: Generated<number>
  slug: string
  name: string
  version: Generated<number>
}

export interface ModelEngines {
  model_id: number
  engine: string
  year_from: number
  year_to: number
  facts: Generated<unknown>
  generation: string | null
}

export interface Models {
  id: Generated<number>
  make_id: number
  slug: string
  name: string
  aliases: Generated<string[]>
  version: Generated<number>
  is_carried: Generated<boolean>
}

export interface MoneyCases {
  id: GeneratedAlways<number>
  kind: string
  subject: string
  order_id: number | null
  payment_id: number | null
  refund_id: string | null
  dispute_id: string | null
  amount_cents: number | null
  details: Generated<unknown>
  holds_goods: Generated<boolean>
  keeps_pieces: Generated<boolean>
  due_at: Date | null
  opened_at: Generated<Date>
  taken_by: number | null
  taken_at: Date | null
  settled_at: Date | null
  settled_by: number | null
  outcome: string | null
  note: Generated<string>
}

export interface Municipalities {
  id: GeneratedAlways<number>
  state_code: string
  slug: string
  name: string
}

export interface OfferLines {
  offer_id: number
  product_id: number
  place: number
  price_cents: number
  pieces: number
}

export interface Offers {
  id: GeneratedAlways<number>
  quotation_id: number
  hash: string
  message: string | null
  valid_until: Date
  created_at: Generated<Date>
  is_personal: Generated<boolean>
  sealed_token: string | null
}

export interface OpeningTrials {
  name: string
  state: string
  note: Generated<string>
  staff_id: number
  at: Generated<Date>
}

export interface OrderEvents {
  id: GeneratedAlways<number>
  order_id: number
  version: number | null
  event: string
  from_status: string | null
  to_status: string | null
  mover: string
  staff_id: number | null
  reason: Generated<string>
  happened_at: Generated<Date>
}

export interface OrderGoods {
  order_id: number | null
  lacks_stock: boolean | null
  pieces: number | null
  worth_cents: number | null
  kept_cents: number | null
  disputed_cents: number | null
  lost_cents: number | null
  is_doubted: boolean | null
  may_leave: boolean | null
}

export interface OrderMoves {
  from_status: string
  to_status: string
}

export interface Orders {
  id: GeneratedAlways<number>
  folio: string
  checkout_id: string
  transaction_id: string
  customer_id: number | null
  status: string
  payment_method: string
  total_cents: number
  is_live: boolean
  lacks_stock: Generated<boolean>
  placed_at: Generated<Date>
  paid_at: Date | null
  due_at: Date | null
  reminded_at: Date | null
  shipped_with: string | null
  tracking_number: string | null
  version: Generated<number>
  moved_by: string
  moved_by_staff: number | null
  move_reason: Generated<string>
}

export interface PageMeasures {
  day: Generated<Date>
  route: string
  device: string
  measure: string
  bucket: number
  count: number
}

export interface PartNumberKeys {
  key: string
  product_id: number
  kind: string
  number: string
}

export interface PartTypes {
  id: Generated<number>
  subcategory_id: number
  slug: string
  name_es: string
  name_en: string
  synonyms_es: Generated<string[]>
  synonyms_en: Generated<string[]>
  is_bulky: Generated<boolean>
  version: Generated<number>
  needs: Generated<unknown>
  is_carried: Generated<boolean>
}

export interface PaymentEvents {
  provider: string
  event_id: string
  type: string
  payload: unknown
  received_at: Generated<Date>
  processed_at: Date | null
  error: string | null
  tries: Generated<number>
  next_try_at: Date | null
}

export interface Payments {
  id: GeneratedAlways<number>
  checkout_id: string
  attempt: number
  provider: string
  reference: string
  method: string
  amount_cents: number
  currency: Generated<string>
  is_live: boolean
  status: string
  refunded_cents: Generated<number>
  voucher_number: string | null
  voucher_url: string | null
  voucher_expires_at: Date | null
  transfer_reference: string | null
  tracking_key: string | null
  accepted_by: number | null
  paid_at: Date | null
  failure: unknown | null
  created_at: Generated<Date>
  checked_at: Generated<Date>
  received_cents: number | null
  forgiven_cents: Generated<number>
  check_failures: Generated<number>
  next_check_at: Date | null
}

export interface Payouts {
  id: string
  provider: string
  is_live: boolean
  amount_cents: number
  currency: string
  status: string
  made_at: Date
  arrives_on: Date
  failure_code: string | null
  trace: string | null
  is_itemised: Generated<boolean>
  read_at: Generated<Date>
}

export interface PolicyTexts {
  page: string
  section: string
  title_es: string | null
  body_es: string | null
  title_en: string | null
  body_en: string | null
  version: Generated<number>
  updated_at: Generated<Date>
}

export interface PostalCodes {
  code: string
  state_code: string
  municipality: string
}

export interface ProductInterest {
  product_id: number
  visitor: string
  day: Generated<Date>
}

export interface Products {
  id: Generated<number>
  part_number: string
  internal_key: string
  name_es: string
  name_en: string | null
  description_es: Generated<string>
  description_en: string | null
  equivalents: Generated<string[]>
  part_type_id: number
  brand_id: number
  supplier: string
  price_cents: number
  stock: Generated<number>
  reserved: Generated<number>
  is_heavy_duty: Generated<boolean>
  is_premium: Generated<boolean>
  is_outlet: Generated<boolean>
  is_recommended: Generated<boolean>
  is_universal: Generated<boolean>
  unit: Generated<string>
  pieces_per_car: number | null
  status: Generated<string>
  promotion_id: number | null
  images: Generated<string[]>
  popularity: Generated<number>
  sort_price_cents: Generated<number>
  sort_discount: Generated<string>
  is_available: GeneratedAlways<boolean>
  name_key_es: GeneratedAlways<string>
  name_key_en: GeneratedAlways<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  search_vector: GeneratedAlways<string>
  is_placed: Generated<boolean>
  cost_cents: number | null
  list_price_cents: number | null
  list_rank: Generated<string>
  trait_words: number | null
}

export interface Promotions {
  id: Generated<number>
  slug: string
  name_es: string
  name_en: string
  description_es: string
  description_en: string
  discount_percent: string
  status: string
  starts_at: Date
  ends_at: Date
  version: Generated<number>
}

export interface ProviderMovements {
  id: string
  provider: string
  is_live: boolean
  moved_at: Date
  day: GeneratedAlways<Date>
  category: string
  currency: string
  amount_cents: number
  fee_cents: number
  net_cents: number
  source: string | null
  intent: string | null
  refund: string | null
  dispute: string | null
  checkout_id: string | null
  payout: string | null
  seen_at: Generated<Date>
}

export interface Quotations {
  id: GeneratedAlways<number>
  number: string
  make: string
  model: string
  year: string
  engine: string
  part: string
  name: string
  email: string
  phone: string
  comments: string | null
  wants_sms: Generated<boolean>
  locale: string
  picture: string | null
  status: Generated<string>
  received_at: Date
  announce_at: Date
  due_at: Date
  announced_at: Date | null
  escalated_at: Date | null
  taken_by: number | null
  closed_by: number | null
  closed_at: Date | null
  refusal: string | null
  customer_id: number | null
}

export interface ReconciliationRuns {
  id: GeneratedAlways<number>
  provider: string
  is_live: boolean
  from_day: Date
  to_day: Date
  night: Date | null
  asked_by: number | null
  started_at: Generated<Date>
  ended_at: Date | null
  result: Generated<unknown>
  failure: string | null
}

export interface Refunds {
  id: Generated<string>
  payment_id: number
  cause: string
  amount_cents: number
  method: string
  status: Generated<string>
  reason: string
  provider_reference: string | null
  clabe: string | null
  tracking_key: string | null
  opened_by: number | null
  closed_by: number | null
  created_at: Generated<Date>
  closed_at: Date | null
  is_allowance: Generated<boolean>
  failure_code: string | null
  instead_of: string | null
  tries: Generated<number>
  next_try_at: Date | null
  authorisation: string | null
  handed_to: string | null
  key_number: Generated<number>
}

export interface RestoredShop {
  is_only_row: Generated<boolean>
  since: Generated<Date>
  backup: string
}

export interface ReturnLines {
  return_id: number
  checkout_id: string
  place: number
  qty: number
  fate: string | null
}

export interface ReturnPhotos {
  id: Generated<string>
  return_id: number
  source_hash: string
  file_name: string
  added_at: Generated<Date>
}

export interface Returns {
  id: GeneratedAlways<number>
  order_id: number
  status: Generated<string>
  reason: string
  misfit: string | null
  car: unknown | null
  comments: Generated<string>
  answer: Generated<string>
  asked_at: Date
  decided_by: number | null
  decided_at: Date | null
  received_by: number | null
  received_at: Date | null
  refund_id: string | null
}

export interface SandboxAnswers {
  key: string
  fingerprint: string
  status: number
  body: string
  kept_at: Generated<Date>
}

export interface SandboxObjects {
  kind: string
  id: string
  reference: string | null
  data: unknown
  place: GeneratedAlways<string>
}

export interface SandboxSettings {
  name: string
  value: unknown
}

export interface SandboxTasks {
  id: GeneratedAlways<string>
  task: unknown
  due_at: Date
  attempts: Generated<number>
}

export interface SearchCounts {
  day: Generated<Date>
  locale: string
  text: string
  searches: number
  found_nothing: Generated<number>
  corrected: Generated<number>
  corrected_to: string | null
  first_products: Generated<number[]>
}

export interface SearchWords {
  word: string
}

export interface SecurityEvents {
  id: GeneratedAlways<string>
  happened_at: Generated<Date>
  event: string
  customer_id: number | null
  staff_id: number | null
  network: string | null
}

export interface SentMessages {
  key: string
  sent_at: Generated<Date>
}

export interface ShopDatabase {
  is_only_row: Generated<boolean>
  mode: string
  since: Generated<Date>
}

export interface ShopPolicies {
  name: string
  value: unknown
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface ShopWindows {
  id: Generated<number>
  list: string | null
  category_id: number | null
  pins: Generated<number[]>
  hidden: Generated<number[]>
  version: Generated<number>
}

export interface Staff {
  id: GeneratedAlways<number>
  email: string
  name: string
  role: string
  password_hash: string
  created_at: Generated<Date>
  password_changed_at: Generated<Date>
  disabled_at: Date | null
  totp_secret: string | null
  totp_confirmed_at: Date | null
  totp_counter: Generated<string>
  last_seen_at: Date | null
  new_totp_secret: string | null
  on_duty: Generated<boolean>
  told_of: Generated<string[]>
}

export interface StaffInvitations {
  id: GeneratedAlways<number>
  email: string
  role: string
  hash: string
  invited_by: number
  sent_at: Generated<Date>
  expires_at: Date
  accepted_at: Date | null
  withdrawn_at: Date | null
}

export interface StaffRecoveryCodes {
  staff_id: number
  hash: string
  used_at: Date | null
}

export interface StaffSecrets {
  hash: string
  purpose: string
  staff_id: number
  request_id: string
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export interface StaffSessions {
  id: Generated<string>
  hash: string
  staff_id: number
  device: string
  started_at: Generated<Date>
  last_seen_at: Generated<Date>
  expires_at: Date
}

export interface StockMovements {
  id: GeneratedAlways<string>
  product_id: number
  change: number
  kind: string
  order_id: number | null
  staff_id: number | null
  note: Generated<string>
  happened_at: Generated<Date>
}

export interface Subcategories {
  id: Generated<number>
  category_id: number
  slug: string
  name_es: string
  name_en: string
  version: Generated<number>
}

export interface SymptomPartTypes {
  symptom_id: number
  part_type_id: number
  place: number
}

export interface Symptoms {
  id: Generated<number>
  slug: string
  kind: string
  phrases_es: Generated<string[]>
  phrases_en: Generated<string[]>
  advice_es: string
  advice_en: string
  is_active: Generated<boolean>
  version: Generated<number>
}

export interface TransferReceipts {
  id: GeneratedAlways<number>
  payment_id: number
  amount_cents: number
  tracking_key: string
  found_by: number | null
  found_at: Generated<Date>
}

export interface Turns {
  rule: string
  subject: string
  taken_at: Generated<Date>
}

export interface Vouchers {
  id: Generated<string>
  order_id: number
  source_hash: string
  file_name: string
  file_hash: string
  media_type: string
  bytes: number
  status: Generated<string>
  tracking_key: string | null
  bank: string | null
  amount_cents: number | null
  paid_on: Date | null
  reject_reason: string | null
  judged_by: number | null
  uploaded_at: Generated<Date>
}

export interface WorkshopJobParts {
  job_id: number
  part_type_id: number
  place: number
  begins: Generated<boolean>
  pieces: number | null
  is_extra: Generated<boolean>
}

export interface WorkshopJobs {
  id: Generated<number>
  slug: string
  name_es: string
  name_en: string
  is_active: Generated<boolean>
  version: Generated<number>
}

export interface Tables {
  alarms: Alarms
  arrival_notices: ArrivalNotices
  articles: Articles
  audit_head: AuditHead
  audit_log: AuditLog
  backups: Backups
  base_data: BaseData
  brands: Brands
  cancellations: Cancellations
  cancelled_pieces: CancelledPieces
  carousel_slides: CarouselSlides
  carriers: Carriers
  catalogue_audit: CatalogueAudit
  categories: Categories
  chat_messages: ChatMessages
  checkout_lines: CheckoutLines
  checkouts: Checkouts
  contradictions: Contradictions
  conversation_secrets: ConversationSecrets
  conversations: Conversations
  customer_addresses: CustomerAddresses
  customer_cars: CustomerCars
  customer_invoice_data: CustomerInvoiceData
  customer_secrets: CustomerSecrets
  customer_sessions: CustomerSessions
  customers: Customers
  disputed_orders: DisputedOrders
  disputes: Disputes
  files_mark: FilesMark
  first_owner_links: FirstOwnerLinks
  fitment_reviews: FitmentReviews
  fitments: Fitments
  heartbeats: Heartbeats
  home_layout: HomeLayout
  import_changes: ImportChanges
  import_fitment_changes: ImportFitmentChanges
  import_mappings: ImportMappings
  import_names: ImportNames
  import_pictures: ImportPictures
  import_problems: ImportProblems
  import_rows: ImportRows
  import_zip_files: ImportZipFiles
  imports: Imports
  kept_answers: KeptAnswers
  live_workers: LiveWorkers
  localities: Localities
  mailbox_messages: MailboxMessages
  makes: Makes
  model_engines: ModelEngines
  models: Models
  money_cases: MoneyCases
  municipalities: Municipalities
  offer_lines: OfferLines
  offers: Offers
  opening_trials: OpeningTrials
  order_events: OrderEvents
  order_goods: OrderGoods
  order_moves: OrderMoves
  orders: Orders
  page_measures: PageMeasures
  part_number_keys: PartNumberKeys
  part_types: PartTypes
  payment_events: PaymentEvents
  payments: Payments
  payouts: Payouts
  policy_texts: PolicyTexts
  postal_codes: PostalCodes
  product_interest: ProductInterest
  products: Products
  promotions: Promotions
  provider_movements: ProviderMovements
  quotations: Quotations
  reconciliation_runs: ReconciliationRuns
  refunds: Refunds
  restored_shop: RestoredShop
  return_lines: ReturnLines
  return_photos: ReturnPhotos
  returns: Returns
  sandbox_answers: SandboxAnswers
  sandbox_objects: SandboxObjects
  sandbox_settings: SandboxSettings
  sandbox_tasks: SandboxTasks
  search_counts: SearchCounts
  search_words: SearchWords
  security_events: SecurityEvents
  sent_messages: SentMessages
  shop_database: ShopDatabase
  shop_policies: ShopPolicies
  shop_windows: ShopWindows
  staff: Staff
  staff_invitations: StaffInvitations
  staff_recovery_codes: StaffRecoveryCodes
  staff_secrets: StaffSecrets
  staff_sessions: StaffSessions
  stock_movements: StockMovements
  subcategories: Subcategories
  symptom_part_types: SymptomPartTypes
  symptoms: Symptoms
  transfer_receipts: TransferReceipts
  turns: Turns
  vouchers: Vouchers
  workshop_job_parts: WorkshopJobParts
  workshop_jobs: WorkshopJobs
}

