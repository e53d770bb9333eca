import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Shopper } from '@shop/api/testing/shoppers'
import { askPages } from '../../attack/ask-pages.ts'
import { slowClients } from '../../attack/slow-clients.ts'
import type { Field } from '../../drill-money/field.ts'
import { placeTransfer } from '../../drill-money/purchase.ts'
import { memoryOf } from '../../support/memory-of.ts'
import type { Drill } from '../drill-case.ts'
import { sendReceipt } from '../send-receipt.ts'

const INTERRUPTED = 50
const HUGE = 200 * 1_048_576
const MOST_GROWN_MB = 150
const WARM_UP_MS = 6_000
/** Below this nobody notices a difference. */
const QUICK_MS = 100

export const badUploads: Drill = {
  number: 16,
  name: 'bad-uploads',
  does: `a receipt of 0 bytes and one of 200 MB; ${INTERRUPTED} that break off in the middle; 200 callers who speak one letter every two seconds`,
  rule: 'connections are free again within 30 s, memory is bounded, and others’ p95 is below twice what it was',
  run: async (field) => {
    const [url = ''] = field.hosts.urls()
    const [pid = 0] = field.hosts.pids()
    const ana = await field.newShopper()
    const { folio } = await placeTransfer(field, ana)
    const files = () => readdir(join(field.own.DATA_FOLDER ?? '', 'files', 'vouchers')).catch(() => [])
    const [kept, before] = [await files(), memoryOf(pid)]
    const empty = await sendReceipt(url, ana, folio, new Uint8Array(0))
    assert.match(empty, /^4\d\d /)
    const huge = await sendHuge(url, ana)
    assert.match(huge, /413|cut off/)
    await Promise.all(Array.from({ length: INTERRUPTED }, () => breakOff(url, ana)))
    const grown = memoryOf(pid) - before
    // The first pages of a shop are slow by themselves.
    await askPages(url, pause(WARM_UP_MS))
    const { quiet, attacked, left, opened } = await slowClients(url)
    const vouchers = await vouchersOf(field, folio)
    const [was, is] = [quiet.uncached.p95, attacked.uncached.p95]
    const told = `0 bytes: ${empty}; 200 MB: ${huge}; ${INTERRUPTED} broken off; memory +${grown} MB; ${left} of ${opened} slow ones left after 30 s; others’ p95 ${was} → ${is} ms, ${attacked.uncached.failed} failed`
    assert.deepEqual([await files(), vouchers], [kept, 0], told)
    assert.ok(grown < MOST_GROWN_MB && left === 0 && attacked.uncached.failed === 0, told)
    assert.ok(is < Math.max(2 * was, QUICK_MS), told)
    return told
  },
}

async function vouchersOf(field: Field, folio: string): Promise<number> {
  return (await field.rows('select 1 from vouchers v join orders o on o.id = v.order_id where o.folio = $1', folio)).length
}

const PART = '--x\r\ncontent-disposition: form-data; name="comprobante"; filename="foto.jpg"\r\n\r\n'
const END = '\r\n--x--\r\n'

function headOf(url: string, { token }: Shopper, bytes: number) {
  return `POST /api/ordenes/upload-comprobante HTTP/1.1\r\nhost: ${new URL(url).host}\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${PART.length + bytes}\r\nconnection: close\r\n\r\n${PART}`
}

/** Speaks as much of it as it is let. Answers the status, or that it was cut off. */
function sendHuge(url: string, ana: Shopper): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let said = ''
    let [sent, isSaid] = [0, false]
    const piece = Buffer.alloc(262_144, 'x')
    const speak = () => {
      while (sent < HUGE && socket.writable) {
        sent += piece.length
        if (!socket.write(piece)) return
      }
      if (sent >= HUGE && !isSaid && socket.writable) {
        isSaid = true
        socket.write(END)
      }
    }
    const megabytes = () => `after ${Math.round(sent / 1_048_576)} MB`
    socket.on('error', () => {}).on('drain', speak)
    socket.on('data', (bytes) => {
      said += bytes
    })
    socket.once('close', () => resolve(`${/^HTTP\/1.1 (\d+)/.exec(said)?.[1] ?? 'cut off'} ${megabytes()}`))
    socket.setTimeout(30_000, () => socket.destroy())
    socket.write(headOf(url, ana, HUGE + END.length))
    speak()
  })
}

function breakOff(url: string, ana: Shopper): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => {}).once('close', () => resolve())
    socket.write(headOf(url, ana, 4_000_000))
    socket.write(Buffer.alloc(400_000, 'x'), () => setTimeout(() => socket.destroy(), 100))
  })
}
