import { CallFailed } from '@shop/contract/client'
import { listMailbox } from '@shop/contract/shop/mailbox'
import { mailbox } from '@shop/texts/es/mailbox'
import { data } from 'react-router'
import { MessageText } from '../features/chat/message-text.tsx'
import { apiContext } from '../server-context.ts'
import type { Route } from './+types/mailbox.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  context
    .get(apiContext)('es')(listMailbox)
    .catch((error: unknown) => {
      if (error instanceof CallFailed && error.status === 404) throw data(null, { status: 404 })
      throw error
    })

export default function Mailbox({ loaderData: messages }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-3xl px-4 py-8">
      <title>{mailbox.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl font-bold">{mailbox.title}</h1>
      <p className="mt-1 text-muted">{mailbox.lead}</p>
      {messages.length === 0 && <p className="mt-6">{mailbox.empty}</p>}
      <ul className="mt-6 space-y-4">
        {messages.map(({ id, channel, to, subject, text, sentAt }) => (
          <li key={id} className="rounded-xl bg-white p-4 shadow-card ring-1 ring-line">
            <p className="flex flex-wrap justify-between gap-2 text-sm text-muted">
              <span className="wrap-anywhere">
                {mailbox.channels[channel]} · {mailbox.to} {to}
              </span>
              <time dateTime={sentAt.toISOString()}>{sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>
            </p>
            {subject && <h2 className="mt-1 font-semibold">{subject}</h2>}
            <div className="mt-2">
              <MessageText text={text} hasLinks />
            </div>
          </li>
        ))}
      </ul>
    </main>
  )
}
