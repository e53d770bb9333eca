import { expect, test } from 'vitest'
import { currentRequest, duringRequest, givenRequestId, newRequestId, onwardHeaders } from './one-request.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

test.each([
  [{ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }, TRACE],
  [{ traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'x-request-id': 'proxy-0001' }, TRACE],
  [{ traceparent: `cc-${TRACE}-00f067aa0ba902b7-01-more` }, TRACE],
  [{ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'x-request-id': 'proxy-0001' }, 'proxy-0001'],
  [{ traceparent: `00-${TRACE}-${'0'.repeat(16)}-01` }, undefined],
  [{ traceparent: 'anything' }, undefined],
  [{ 'x-request-id': 'short' }, undefined],
  [{ 'x-request-id': 'two\nlines-of-a-log' }, undefined],
  [{ 'x-request-id': 'x'.repeat(65) }, undefined],
  [{}, undefined],
])('%j is called %s', (headers, id) => {
  expect(givenRequestId(headers)).toBe(id)
})

test('whoever is asked next is told the name, and calls it the same', async () => {
  const id = newRequestId()
  await duringRequest(id, async () => {
    await Promise.resolve()
    expect(givenRequestId(onwardHeaders())).toBe(id)
  })
  duringRequest('proxy-0001', () => expect(onwardHeaders()).toEqual({ 'x-request-id': 'proxy-0001' }))
  expect([currentRequest(), onwardHeaders()]).toEqual([undefined, {}])
})
