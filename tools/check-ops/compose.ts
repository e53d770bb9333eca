import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'
import { type Row, row } from './rows.ts'

const REQUIRED = { SHOP_VERSION: '1.0.0', SHOP_HOST: 'tienda.example', POSTGRES_PASSWORD: 'secret', PAGES_KEY: 'secret' }

export async function checkCompose(folder: string): Promise<Row[]> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'compose.yaml')
  await cp('ops/docker/compose.yaml', file)
  await writeFile(join(folder, 'api.env'), '')
  const ask = (env: Record<string, string>) => run('docker-compose', ['-f', file, 'config', '--quiet'], { env })
  return [
    await row('docker-compose config', async () => {
      const { isGood, output } = await ask(REQUIRED)
      return { isGood, found: isGood ? 'whole' : output }
    }),
    ...(await Promise.all(
      Object.keys(REQUIRED).map((name) =>
        row(`docker-compose config without ${name}`, async () => {
          const { isGood, output } = await ask({ ...REQUIRED, [name]: '' })
          return { isGood: !isGood && output.includes(name), found: isGood ? 'was taken' : 'refused' }
        }),
      ),
    )),
  ]
}
