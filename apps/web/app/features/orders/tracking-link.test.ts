import { expect, test } from 'vitest'
import { trackingLink } from './tracking-link.ts'

test('a guide leads to its carrier, however its name is written', () => {
  expect(trackingLink({ carrier: 'Estafeta', number: '301 2' })).toBe('https://www.estafeta.com/rastrear-envio?guias=301%202')
  expect(trackingLink({ carrier: 'DHL Express', number: '123' })).toContain('tracking-id=123')
  expect(trackingLink({ carrier: 'Paquete Express', number: '9' })).toBe('https://www.paquetexpress.com.mx/rastreo/9')
})

test('an unknown carrier has no link', () => {
  expect(trackingLink({ carrier: 'Mensajería de Pepe', number: '123' })).toBeUndefined()
})
