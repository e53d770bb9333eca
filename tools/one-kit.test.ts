import { expect, test } from 'vitest'
import { besideTheKit } from './one-kit.ts'

test.each([
  ['apps/web/app/features/cart/box.tsx', '<dialog ref={box} />', 'Modal'],
  ['apps/admin/app/features/x/y.ts', "document.createElement('div')", 'a component'],
  ['apps/web/app/features/x/y.tsx', '<form onSubmit={send}>', 'useForm'],
  ['apps/admin/app/kit/z.tsx', '<input aria-invalid={isWrong} />', 'a field'],
  ['apps/web/app/routes/x.tsx', '<Link className="rounded-lg bg-brand px-5 text-white hover:bg-brand-dark" />', 'buttonLook'],
])('%s with %s is a second system', (file, text, take) => {
  expect(besideTheKit([{ file, text }])).toEqual([expect.stringContaining(take)])
})

test('the kit itself and those who only use it are not', () => {
  expect(
    besideTheKit([
      { file: 'packages/ui/src/dialog/modal.tsx', text: '<dialog />' },
      { file: 'apps/web/app/features/cart/box.tsx', text: '<Dialog title="x"><form {...form.formProps} /></Dialog>' },
    ]),
  ).toEqual([])
})
