import type { Locale } from '@shop/domain/locale'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export function selectConversations(db: Db) {
  return db
    .selectFrom('conversations as v')
    .leftJoin('customers as c', 'c.id', 'v.customer_id')
    .leftJoin('staff as t', 't.id', 'v.assigned_to')
    .select([
      'v.id',
      'v.customer_id',
      'v.locale',
      'v.status',
      'v.assigned_to',
      'v.created_at',
      'v.last_message_at',
      'v.visitor_read',
      'v.staff_read',
      't.name as staff_name',
      sql<string | null>`coalesce(v.name, c.first_name || ' ' || c.last_name)`.as('name'),
      sql<string | null>`coalesce(v.email, c.email)`.as('email'),
      sql<boolean>`coalesce(v.visitor_seen_at > now() - interval '1 minute', false)`.as('is_present'),
      sql<boolean>`exists (select from chat_messages m where m.conversation_id = v.id and m.author = 'staff')`.as('has_staff_message'),
      sql<string | null>`(select m.text from chat_messages m where m.conversation_id = v.id order by m.id desc limit 1)`.as('last_text'),
      sql<number>`(select count(*)::int from chat_messages m
        where m.conversation_id = v.id and m.author = 'visitor' and m.id > v.staff_read)`.as('unread'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectConversations>['execute']>>[number]

export function conversationOf(row: Row) {
  return {
    id: String(row.id),
    key: row.id,
    customerId: row.customer_id ?? undefined,
    locale: row.locale as Locale,
    name: row.name ?? undefined,
    email: row.email ?? undefined,
    isCustomer: row.customer_id !== null,
    isClosed: row.status === 'closed',
    isAssigned: row.assigned_to !== null,
    assignedTo: row.staff_name ?? undefined,
    hasStaffMessage: row.has_staff_message,
    isPresent: row.is_present,
    lastMessageAt: row.last_message_at ?? row.created_at,
    lastText: row.last_text ?? '',
    unread: row.unread,
    readByVisitor: row.visitor_read,
    readByStaff: row.staff_read,
  }
}
