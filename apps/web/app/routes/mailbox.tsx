import { mailbox } from '@shop/texts/es/mailbox'
import { MessageText } from '../features/chat/message-text.tsx'
import type { PageProps } from '../router/loader.ts'
import type { loader } from './mailbox.server.ts'

export default function Mailbox({ loaderData: messages }: PageProps<typeof loader>) {
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
