import { cpus, totalmem } from 'node:os'
import type { Measured, Side } from './measure-row.ts'
import { ALONE_MS, CLEAR_LOSS, MOST, RATIOS } from './targets.ts'

type Shop = {
  readonly coldStartSeconds: number
  readonly idle: { readonly rss: number; readonly pss: number }
  readonly mostMb: number
  readonly listHtmlKb: number
}
export type Report = {
  readonly date: string
  readonly machine: string
  readonly connections: number
  readonly rows: readonly Measured[]
  readonly shop: Shop
}

export function machine(postgresVersion: string): string {
  const [cpu] = cpus()
  const model = cpu?.model.trim() || process.arch
  return `${model}, ${cpus().length} cores, ${(totalmem() / 1e9).toFixed(0)} GB, Node ${process.versions.node}, PostgreSQL ${postgresVersion}`
}

const HEAD = [
  'asked',
  'shop/s',
  'bare/s',
  'ratio',
  'wanted',
  'Node ms',
  'PostgreSQL ms',
  'p50/p95/p99 shop',
  'bare',
  'p95 alone shop',
  'bare',
]

/** CPU and times are those of one request; the bare server's stand behind a stroke or in the column beside. */
export function tableOf({ date, machine, connections, rows, shop }: Report): string {
  const lines = rows.map(({ name, ratio, ours, bare }) => [
    name,
    ours.perSecond.toFixed(0),
    bare.perSecond.toFixed(0),
    ratio.toFixed(2),
    RATIOS[name]?.toFixed(2) ?? '',
    `${ms(ours.nodeMs)} / ${ms(bare.nodeMs)}`,
    `${ms(ours.postgresMs)} / ${ms(bare.postgresMs)}`,
    under(ours),
    under(bare),
    ms(ours.aloneP95),
    ms(bare.aloneP95),
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    `${date}, ${machine}, ${connections} connections`,
    '',
    line(HEAD),
    line(HEAD.map((_, n) => (n === 0 ? '---' : '---:'))),
    ...lines.map(line),
    '',
    `Memory of the shop: ${shop.idle.rss.toFixed(0)} MB after its start (${shop.idle.pss.toFixed(0)} MB by its share of what is shared), ` +
      `${shop.mostMb.toFixed(0)} MB at the most. First page ${shop.coldStartSeconds.toFixed(1)} s after its start. HTML of a list: ${shop.listHtmlKb.toFixed(0)} kB.`,
  ].join('\n')
}

function ms(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1)
}
function under({ p50, p95, p99 }: Side) {
  return [p50, p95, p99].map(ms).join(' / ')
}

/** Every target that was not reached, in a sentence. */
export function missedTargets({ rows, shop }: Pick<Report, 'rows' | 'shop'>): string[] {
  const over = (what: string, value: number, most: number, unit: string) =>
    value > most ? [`${what}: ${value.toFixed(1)} ${unit}, ${most} at most`] : []
  return [
    ...rows.flatMap(({ name, ratio }) => {
      const wanted = RATIOS[name]
      return wanted !== undefined && ratio < wanted ? [`${name}: ${ratio.toFixed(2)} of the bare server, ${wanted} wanted`] : []
    }),
    ...rows.flatMap(({ name, ours }) => over(`${name} alone, p95`, ours.aloneP95, ALONE_MS[name] ?? Number.POSITIVE_INFINITY, 'ms')),
    ...over('memory after the start', shop.idle.rss, MOST.idleMb, 'MB'),
    ...over('memory at the most', shop.mostMb, MOST.loadMb, 'MB'),
    ...over('HTML of a list', shop.listHtmlKb, MOST.listHtmlKb, 'kB'),
  ]
}

export type Ratios = Readonly<Record<string, number>>
export function ratiosOf(rows: readonly Measured[]): Ratios {
  return Object.fromEntries(rows.map(({ name, ratio }) => [name, Number(ratio.toFixed(3))]))
}

/** Rows that are clearly slower than when the kept figures were taken. */
export function clearLosses(rows: readonly Measured[], kept: Ratios): string[] {
  return rows.flatMap(({ name, ratio }) => {
    const before = kept[name]
    if (before === undefined || ratio >= before * CLEAR_LOSS) return []
    return [`${name}: ${ratio.toFixed(2)} of the bare server, ${before.toFixed(2)} before`]
  })
}

const [BEGIN, END] = ['<!-- npm run bench -->', '<!-- /npm run bench -->']

/** The document with the newest table between its two marks. */
export function withTable(document: string, table: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} … ${END}`)
  return `${document.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${document.slice(end)}`
}
