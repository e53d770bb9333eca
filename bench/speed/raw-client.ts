import { connect } from 'node:net'

export type Question = { readonly path: string; readonly body?: string }

/** A connection that asks one thing after the other. */
export type Connection = { readonly ask: (question: Question) => Promise<void>; readonly close: () => void }

const END_OF_HEAD = '\r\n\r\n'

/**
 * HTTP without a library: on a machine of two cores, what the client computes is taken from whom he asks. It reads the status and
 * the length of the body and looks at nothing else. Whatever is not a 200 ends the run.
 */
export function openConnection(port: number): Promise<Connection> {
  return new Promise((opened, failed) => {
    let head = ''
    let missing = -1
    let path = ''
    let settle: { done: () => void; fail: (error: Error) => void } | undefined
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const fail = (why: string) => {
      settle?.fail(new Error(`${path} ${why}`))
      socket.destroy()
    }
    const readHead = (chunk: Buffer) => {
      head += chunk.toString('latin1')
      const end = head.indexOf(END_OF_HEAD)
      if (end < 0) return
      const length = /^content-length: (\d+)/im.exec(head)?.[1]
      if (!head.startsWith('HTTP/1.1 200 ')) return fail(`answered ${head.slice(9, 12)}`)
      if (!length) return fail('was answered without a length')
      missing = Number(length) - (head.length - end - END_OF_HEAD.length)
    }
    socket.on('data', (chunk) => {
      if (missing < 0) readHead(chunk)
      else missing -= chunk.length
      if (missing !== 0) return
      head = ''
      missing = -1
      settle?.done()
    })
    socket.once('error', (error) => (settle ? fail(String(error)) : failed(error)))
    socket.once('close', () => settle?.fail(new Error(`${path}: the connection was closed`)))
    socket.once('connect', () =>
      opened({
        ask: (question) =>
          new Promise((done, fail) => {
            settle = { done, fail }
            path = question.path
            socket.write(textOf(question, port))
          }),
        close: () => {
          settle = undefined
          socket.destroy()
        },
      }),
    )
  })
}

function textOf({ path, body }: Question, port: number): string {
  const common = `host: 127.0.0.1:${port}\r\naccept-encoding: br\r\naccept-language: es\r\n`
  if (body === undefined) return `GET ${path} HTTP/1.1\r\n${common}\r\n`
  return `POST ${path} HTTP/1.1\r\n${common}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
