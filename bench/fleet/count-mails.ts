import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Takes every mail, delivers none, and knows how many came for whom. */
export type CountedMails = { readonly url: string; readonly to: (address: string) => number; readonly close: () => Promise<void> }

export async function countMails(): Promise<CountedMails> {
  const came = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume().once('end', () => {
        for (const { address } of envelope.rcptTo) came.set(address, (came.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    to: (address) => came.get(address) ?? 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
