import type { ConversationEntry } from '@shop/domain/chat'
import type { Page } from '@shop/domain/listing'
import { staffChat as english } from '@shop/texts/en/staff/chat'
import { staffChat as spanish } from '@shop/texts/es/staff/chat'
import { NavLink } from 'react-router'
import type { Called } from '../../kit/calls/use-call.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Moment } from '../../kit/moment.tsx'
import { useTextsOf } from '../../language.tsx'
import { screens } from '../../screens.ts'

type Props = { readonly rows: Called<Page<ConversationEntry>>; readonly areClosed: boolean }

export function ConversationList({ rows, areClosed }: Props) {
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <Loaded of={rows}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-muted">{areClosed ? texts.noneClosed : texts.none}</p>
        ) : (
          <ul className="-mx-2 space-y-1">
            {items.map((entry) => (
              <li key={entry.id}>
                <NavLink
                  to={`${screens.chat.path}/${entry.id}${areClosed ? '?cerradas=1' : ''}`}
                  className="block rounded-lg border border-transparent p-3 hover:border-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-tint/40"
                >
                  <span className="flex items-center justify-between gap-2">
                    <span className="font-semibold">{nameOf(entry, texts)}</span>
                    {entry.unread > 0 && (
                      <span className="grid min-w-6 place-items-center rounded-full bg-bad px-1.5 text-sm font-bold text-white">
                        <span aria-hidden="true">{entry.unread}</span>
                        <span className="sr-only">{texts.unread(entry.unread)}</span>
                      </span>
                    )}
                  </span>
                  <span className="line-clamp-2 text-sm text-muted">{entry.lastText}</span>
                  <span className="mt-1 flex flex-wrap justify-between gap-x-2 text-xs text-muted">
                    <span>{entry.assignedTo ? texts.assignedTo(entry.assignedTo) : texts.notAssigned}</span>
                    <Moment at={entry.lastMessageAt} />
                  </span>
                </NavLink>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

/** Whoever gave no name is told apart by the number of the conversation. */
export function nameOf({ name, email, id, isCustomer }: ConversationEntry, texts: typeof spanish): string {
  return name ?? email ?? `${isCustomer ? texts.customer : texts.visitor} ${id}`
}
