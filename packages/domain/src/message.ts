/** An e-mail or SMS that the shop wants delivered. */
export type Message = {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | undefined
}

export type SentMessage = Message & { readonly id: string; readonly sentAt: Date }
