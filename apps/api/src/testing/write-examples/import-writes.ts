import { applyImport } from '../../modules/imports/apply-import.ts'
import { checkFile } from '../../modules/imports/check-file.ts'
import { undoImport } from '../../modules/imports/undo-import.ts'
import { zipOf } from '../bad-tables.ts'
import { postForm } from '../multipart.ts'
import { newPhoto } from '../new-photo.ts'
import type { Answered, TestShop } from '../test-shop.ts'
import { eventually } from './eventually.ts'
import { addPart, type ExampleShop, type WriteExamples } from './write-example.ts'

const BASE = '/admin/importaciones'
const CHECK = { proveedor: 'ACME', tipo: 'productos', decimal: '.', columnas: { codigo: 0, precio: 1 } }
/** The report that was seen. */
const FIRST = { revision: 1 }

/** Lists of suppliers, which change a price. The worker's part is done at once. */
export function importWrites({ shop, owner: { post, headers } }: ExampleShop): WriteExamples {
  const upload = async (): Promise<Answered> => {
    const { number } = await addPart(shop)
    const file = { field: 'archivo', bytes: Buffer.from(`codigo;precio\n${number};600\n`), name: 'lista.csv' }
    return postForm(shop, `/api${BASE}`, {}, file, { headers })
  }
  const uploaded = async (): Promise<string> => (await upload()).body.data._id
  const checked = async (): Promise<string> => {
    const id = await uploaded()
    await post(`${BASE}/${id}/revisar`, CHECK)
    await finishCheck(shop, id)
    return id
  }
  const applied = async (): Promise<string> => {
    const id = await checked()
    await post(`${BASE}/${id}/aplicar`, FIRST)
    await applyImport(shop, Number(id))
    return id
  }
  return {
    [`POST ${BASE}`]: () => upload(),
    [`POST ${BASE}/:id/hoja`]: async () => post(`${BASE}/${await uploaded()}/hoja`, { hoja: 0, renglon: 1 }),
    [`POST ${BASE}/:id/revisar`]: async () => post(`${BASE}/${await uploaded()}/revisar`, CHECK),
    [`POST ${BASE}/:id/nombres`]: async () => post(`${BASE}/${await checked()}/nombres`, { nombres: [], crear_demas: true, ...FIRST }),
    [`POST ${BASE}/:id/renglones`]: async () =>
      post(`${BASE}/${await checked()}/renglones`, { renglones: [2], fuera: true, saltos: false, ...FIRST }),
    [`POST ${BASE}/:id/fotos`]: async () => {
      const file = {
        field: 'archivo',
        bytes: zipOf([{ name: 'a.png', bytes: await newPhoto() }]),
        name: 'fotos.zip',
        type: 'application/zip',
      }
      return postForm(shop, `/api${BASE}/${await uploaded()}/fotos`, {}, file, { headers })
    },
    [`POST ${BASE}/:id/fotos/reintentar`]: async () => post(`${BASE}/${await applied()}/fotos/reintentar`),
    // The worker does these two; it writes the log in the transaction that changes the catalogue.
    [`POST ${BASE}/:id/aplicar`]: async () => {
      const id = await checked()
      const answer = await post(`${BASE}/${id}/aplicar`, FIRST)
      await applyImport(shop, Number(id))
      return answer
    },
    [`POST ${BASE}/:id/deshacer`]: async () => {
      const id = await applied()
      const answer = await post(`${BASE}/${id}/deshacer`)
      await undoImport(shop, Number(id))
      return answer
    },
  }
}

const WORKER_MS = 20_000

/** Two at once would read the file into the same rows: where a worker has the job already, it is waited for. */
async function finishCheck(shop: TestShop, id: string): Promise<void> {
  const { rows } = await shop.pool.query(
    `delete from graphile_worker._private_jobs where payload->>'importId' = $1 and locked_at is null returning id`,
    [id],
  )
  const isChecked = async () => (await shop.pool.query(`select 1 from imports where id = $1 and status <> 'checking'`, [id])).rowCount === 1
  if (rows.length > 0 || !(await eventually(isChecked, WORKER_MS))) await checkFile(shop, Number(id))
}
