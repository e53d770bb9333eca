import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { newTally } from '../ports/tally.ts'
import { noPayments } from './no-payments.ts'
import { realMessenger } from './real-messenger.ts'
import { talliedMessenger, talliedPayments } from './tallied.ts'

let server: SMTPServer | undefined
afterEach(() => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve())))

function no(_address: unknown, _session: unknown, done: (error?: Error) => void) {
  return done(Object.assign(new Error('no'), { responseCode: 550 }))
}

/** What is counted after one mail by a server that refuses so. */
async function counted(refusal: ConstructorParameters<typeof SMTPServer>[0]) {
  const started = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...refusal })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const tally = newTally()
  const smtpUrl = `smtp://127.0.0.1:${(started.server.address() as AddressInfo).port}`
  const messenger = talliedMessenger(realMessenger({ mail: { smtpUrl, from: 'hola@latuerca.example' }, sms: undefined }), tally)
  const mail = { channel: 'email', to: 'ana@example.mx', subject: 'Pedido', text: 'Va', html: undefined } as const
  await expect(messenger.send(mail)).rejects.toThrow()
  return tally.read().mail.counts
}

test('a recipient who is refused is nobody’s trouble, and a sender who is refused is the mail server’s', async () => {
  expect(await counted({ onRcptTo: no })).toEqual({ well: 0, wrong: 0, refused: 1 })
  await new Promise<void>((resolve) => server?.close(resolve))
  expect(await counted({ onMailFrom: no })).toEqual({ well: 0, wrong: 1, refused: 0 })
})

test('a provider that is not there has neither answered nor failed', async () => {
  const tally = newTally()
  await expect(talliedPayments(noPayments, tally).proveConnection()).rejects.toThrow()
  expect(tally.read().payments).toMatchObject({ wellAt: undefined, failedAt: undefined })
})
