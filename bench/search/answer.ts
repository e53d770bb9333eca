import type { BenchShop } from '../support/bench-shop.ts'

export const PAGE_SIZE = 40

type Doc = { readonly _id: string; readonly nombre: string; readonly codigo: string }

/** What the search answers, as far as it is judged. What an older API does not answer is absent. */
export type Answer = {
  readonly docs: readonly Doc[]
  readonly total: number
  readonly interpretacion?: {
    readonly piezas: readonly { readonly significado: string; readonly texto: string }[]
    readonly correcciones: readonly { readonly de: string; readonly a: string }[]
    readonly vehiculo: { readonly armadora?: string; readonly modelo?: string; readonly anio?: number } | null
    readonly refacciones: readonly string[]
    readonly marcas: readonly string[]
    readonly posiciones: readonly string[]
    readonly ignorado: readonly string[]
    readonly no_manejamos?: { readonly auto: string | null; readonly refacciones: readonly string[] } | null
  }
  readonly grupos?: readonly { readonly tipo: string; readonly ids: readonly (string | number)[] }[]
  readonly numeros_parecidos?: readonly { readonly _id: string | number }[]
}

export type Asked = { readonly answer: Answer; readonly status: number; readonly ms: number }

export async function ask({ app }: BenchShop, query: string, locale: string): Promise<Asked> {
  const begun = performance.now()
  const response = await app.inject({
    url: `/api/products/search/d?${new URLSearchParams({ search: query, limit: String(PAGE_SIZE) })}`,
    headers: { 'accept-language': locale },
  })
  const ms = performance.now() - begun
  return { answer: response.statusCode === 200 ? response.json().data : { docs: [], total: 0 }, status: response.statusCode, ms }
}
