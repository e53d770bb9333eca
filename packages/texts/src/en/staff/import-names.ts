import type { importNames as spanish } from '../../es/staff/import-names.ts'

function n(count: number): string {
  return count.toLocaleString('en')
}

export const importNames: typeof spanish = {
  title: 'What the shop does not have yet',
  note: 'The file names brands, types or cars that do not exist here. Decide what is created with the import; the rows of what you leave out are left out too.',
  count: (count) => (count === 1 ? '1 name' : `${n(count)} names`),
  more: (count) => `and ${n(count)} more`,
  kinds: {
    brand: 'Brands',
    category: 'Categories',
    subcategory: 'Subcategories',
    'part-type': 'Part types',
    make: 'Makes',
    model: 'Models',
  },
  counted: {
    brand: (count) => (count === 1 ? '1 brand' : `${n(count)} brands`),
    category: (count) => (count === 1 ? '1 category' : `${n(count)} categories`),
    subcategory: (count) => (count === 1 ? '1 subcategory' : `${n(count)} subcategories`),
    'part-type': (count) => (count === 1 ? '1 type' : `${n(count)} types`),
    make: (count) => (count === 1 ? '1 make' : `${n(count)} makes`),
    model: (count) => (count === 1 ? '1 model' : `${n(count)} models`),
  },
  rows: (count) => (count === 1 ? '1 row' : `${n(count)} rows`),
  knownAs: (name) => `We know it as ${name}`,
  decisionOf: (name) => `What to do with “${name}”`,
  targetOf: (name) => `Which one “${name}” is`,
  undecided: 'Undecided',
  decisions: { create: 'Create', use: 'One I already have', leave: 'Leave out' },
  choose: 'Choose which',
  createOthers: 'Also create those I left undecided',
  save: 'Save and check again',
}
