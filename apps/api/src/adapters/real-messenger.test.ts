import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { realMessenger } from './real-messenger.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

async function mailServer(received: string[]): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = `to ${session.envelope.rcptTo.map(({ address }) => address)}\n`
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

async function smsServer(received: string[], status = 201): Promise<string> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      received.push(`${request.url} ${request.headers.authorization} ${body}`)
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const sms = { accountSid: 'AC1', authToken: 'secret', from: '+15550001111' }
const text = { channel: 'sms', to: '2225550101', subject: '', text: 'Tu código: 123456', html: undefined } as const

test('a mail reaches a real mail server with text and HTML', async () => {
  const received: string[] = []
  const messenger = realMessenger({
    mail: { smtpUrl: await mailServer(received), from: 'La Tuerca <hola@latuerca.example>' },
    sms: undefined,
  })
  await messenger.send({ channel: 'email', to: 'ana@example.mx', subject: 'Pedido', text: 'Va en camino', html: '<p>Va en camino</p>' })
  expect(received).toHaveLength(1)
  for (const part of [
    'to ana@example.mx',
    'From: La Tuerca <hola@latuerca.example>',
    'Subject: Pedido',
    'text/plain',
    '<p>Va en camino</p>',
  ])
    expect(received[0]).toContain(part)
})

test('an SMS is asked of the service with the account’s credentials', async () => {
  const received: string[] = []
  await realMessenger({ mail: undefined, sms }, await smsServer(received)).send(text)
  expect(received).toEqual([
    `/2010-04-01/Accounts/AC1/Messages.json Basic ${btoa('AC1:secret')} To=%2B522225550101&From=%2B15550001111&Body=Tu+c%C3%B3digo%3A+123456`,
  ])
})

test('what is not delivered throws, so that it is tried again', async () => {
  await expect(realMessenger({ mail: undefined, sms }, await smsServer([], 500)).send(text)).rejects.toThrow('answered 500')
  const nowhere = realMessenger({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.mx' }, sms: undefined })
  await expect(nowhere.send({ ...text, channel: 'email', to: 'ana@example.mx' })).rejects.toThrow()
})
