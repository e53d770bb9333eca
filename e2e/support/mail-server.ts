import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { readableMail } from '@shop/api/testing/readable-mail'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  readonly url: string
  /** The newest mail to an address, once there is one that says this. */
  readonly newestTo: (address: string, saying: RegExp) => Promise<string>
  readonly everything: () => string
  readonly close: () => Promise<void>
}

/** Takes every mail and delivers none. */
export async function openMailServer(): Promise<MailServer> {
  const mails: { readonly to: readonly string[]; readonly text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: readableMail(Buffer.concat(chunks).toString()) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const find = (address: string, saying: RegExp) => mails.findLast(({ to, text }) => to.includes(address) && saying.test(text))?.text
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    newestTo: async (address, saying) => {
      await expect.poll(() => find(address, saying), { message: `a mail to ${address} that says ${saying}` }).toBeDefined()
      return find(address, saying) ?? ''
    },
    everything: () => mails.map(({ text }) => text).join('\n'),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
