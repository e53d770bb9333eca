import { readFile } from 'node:fs/promises'
import { type Outcome, run } from './run.ts'

/** What the kit does once, and who else may write it: a second system begins with one of these. */
const ONCE: readonly Once[] = [
  { what: 'a dialog', sign: /<dialog\b|\.showModal\(/, only: ['packages/ui/src/dialog/modal.tsx'], take: 'Modal or Dialog of @shop/ui' },
  { what: 'a notice', sign: /\balert\(|document\.body\.(?:append|prepend)/, only: [], take: 'notify() of @shop/ui' },
  {
    what: 'an element',
    sign: /document\.createElement\(/,
    // A file to save and the card provider's script are nothing that is seen.
    only: ['apps/web/app/kit/save-file.ts', 'apps/web/app/features/checkout/payment-script.ts'],
    take: 'a component',
  },
  {
    what: 'a field that says what is wrong with it',
    sign: /aria-invalid=/,
    // Files are chosen, not typed.
    only: ['apps/admin/app/features/imports/file-drop.tsx', 'apps/admin/app/kit/pictures/picture-picker.tsx'],
    take: 'a field of @shop/ui/form',
  },
  {
    what: 'a form',
    // A search has an address to go to, or says what was entered; a message is written like one.
    sign: /<form\b(?![\s\S]*(?:formProps|action=|entered\())|new FormData\(/,
    only: [
      'packages/ui/src/form/typed-in.ts',
      'apps/admin/app/kit/form/entered.ts',
      'apps/web/app/features/list/filter-form.tsx',
      // A form that asks for a page sends nothing but its address.
      'apps/web/app/router/form.tsx',
      'apps/web/app/features/chat/composer.tsx',
      // Sends nothing: what is chosen goes into the form around it.
      'apps/admin/app/features/products/fitment-dialog.tsx',
    ],
    take: 'useForm()',
  },
  {
    what: 'the look of a button',
    sign: /bg-(?:brand|accent)\b[^`"']*hover:(?:bg-brand-dark|brightness)/,
    // The one on every part: as wide as its card, and it tells what came of it.
    only: ['packages/ui/src/button-look.ts', 'apps/web/app/common/cart/add-to-cart.tsx'],
    take: 'Button or buttonLook() of @shop/ui',
  },
]

type Once = { readonly what: string; readonly sign: RegExp; readonly only: readonly string[]; readonly take: string }
export type Source = { readonly file: string; readonly text: string }

/** Which sources write for themselves what the kit has. */
export function besideTheKit(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) =>
    ONCE.filter(({ sign, only }) => sign.test(text) && !only.includes(file)).map(
      ({ what, take }) => `${file} makes ${what} of its own: take ${take}`,
    ),
  )
}

const JUDGED = /^(?:apps\/(?:web|admin)\/app|packages\/ui\/src)\/.*(?<!\.test)\.tsx?$/

export async function checkOneKit(): Promise<Outcome> {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const files = output.split('\n').filter((file) => JUDGED.test(file))
  const sources = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8').catch(() => '') })))
  const found = besideTheKit(sources)
  return { isGood: found.length === 0, output: found.join('\n') }
}
