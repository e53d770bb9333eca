import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { DEFAULT_LOCALE } from '@shop/domain/locale'
import { MalformedRequest, RequestTooSlow } from '../problems.ts'
import { problemAnswer } from './answer-problems.ts'

/** What never became a request: a head that did not arrive in time, or that is none. Nobody knows the caller's language yet. */
export function answerBroken(headers: Readonly<Record<string, string>>) {
  return ({ code }: { readonly code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    const { status, text } = problemAnswer(
      code === 'ERR_HTTP_REQUEST_TIMEOUT' ? new RequestTooSlow() : new MalformedRequest(),
      DEFAULT_LOCALE,
    )
    const said = code === 'HPE_HEADER_OVERFLOW' ? 431 : status
    // Browsers open connections ahead of need: one that never said a word is not answered.
    if (socket.writable && socket.bytesRead > 0) {
      socket.write(
        [
          `HTTP/1.1 ${said} ${STATUS_CODES[said]}`,
          'Content-Type: application/json; charset=utf-8',
          `Content-Length: ${Buffer.byteLength(text)}`,
          'Cache-Control: no-store',
          ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
          'Connection: close',
          '',
          text,
        ].join('\r\n'),
      )
    }
    socket.destroySoon()
  }
}
