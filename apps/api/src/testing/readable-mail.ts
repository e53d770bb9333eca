/** Quoted-printable as a mail program reads it, the subject's words too. */
export function readableMail(mail: string): string {
  const unquoted = mail.replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, words: string) => words.replaceAll('_', ' ')).replace(/=\r?\n/g, '')
  const bytes = unquoted.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
