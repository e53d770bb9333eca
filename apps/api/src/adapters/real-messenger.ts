import { createHash } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import type { Messenger } from '../ports/messenger.ts'

type Options = {
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined
  readonly sms: { readonly accountSid: string; readonly authToken: string; readonly from: string } | undefined
}

const TWILIO = 'https://api.twilio.com'
const TIMEOUT_MS = 10_000

/** E-mail by SMTP, SMS by Twilio's REST API. What is not delivered throws, and the queue tries again. */
export function realMessenger({ mail, sms }: Options, twilioAddress = TWILIO): Messenger {
  let post: Promise<Transporter> | undefined
  // Loaded with the first letter: most processes of a shop never send one.
  const open = async ({ smtpUrl, from }: NonNullable<Options['mail']>) => (await import('nodemailer')).createTransport(smtpUrl, { from })
  return {
    send: async ({ channel, to, subject, text, html, key }) => {
      if (channel === 'sms') return sendSms(sms, twilioAddress, to, text)
      if (!mail) throw new Error('No mail server is set (SMTP_URL)')
      post ??= open(mail)
      const named = key === undefined ? {} : { messageId: `<${createHash('sha256').update(key).digest('hex')}@shop>` }
      await (await post).sendMail({ to, subject, text, ...(html === undefined ? {} : { html }), ...named })
    },
  }
}

async function sendSms(account: Options['sms'], address: string, to: string, text: string): Promise<void> {
  if (!account) throw new Error('No SMS service is set (TWILIO_ACCOUNT_SID)')
  const response = await fetch(`${address}/2010-04-01/Accounts/${account.accountSid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}` },
    // Mexican numbers are kept as their ten digits.
    body: new URLSearchParams({ To: `+52${to}`, From: account.from, Body: text }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The SMS service answered ${response.status}`)
}
