import type { importPictures as spanish } from '../../es/staff/import-pictures.ts'

function n(count: number): string {
  return count.toLocaleString('en-US')
}

export const importPictures: typeof spanish = {
  title: 'Pictures',
  note: 'Pictures are placed after the list was applied, one after the other. There is no need to wait for them.',
  parts: (count) => (count === 1 ? '1 part without pictures gets its own' : `${n(count)} parts without pictures get theirs`),
  found: (count) => (count === 1 ? '1 picture found in the ZIP' : `${n(count)} pictures found in the ZIP`),
  missing: (count, hasZip) => {
    if (!hasZip)
      return count === 1
        ? '1 picture comes by name: upload the ZIP that has it'
        : `${n(count)} pictures come by name: upload the ZIP that has them`
    return count === 1 ? '1 name is not in the ZIP' : `${n(count)} names are not in the ZIP`
  },
  addresses: (count) =>
    count === 1 ? '1 address that a picture will be fetched from' : `${n(count)} addresses that pictures will be fetched from`,
  having: (count) => (count === 1 ? '1 part has pictures already and keeps them' : `${n(count)} parts have pictures already and keep them`),
  addsToOthers: 'Also add the list’s pictures to parts that have some already',
  zip: {
    label: 'ZIP with the pictures',
    choose: 'Choose a ZIP',
    note: 'Up to 300 MB, with JPG, PNG or WebP pictures of up to 10 MB. We look for them by name in all of its folders, in capitals or not. A new ZIP takes the place of the earlier one.',
    send: 'Upload ZIP',
    sending: 'Uploading…',
    none: 'Choose the ZIP.',
    replace: 'Upload another ZIP',
  },
  apply: 'Place the pictures',
  ask: 'You are about to put the list’s pictures on their parts. They arrive one after the other.',
  placed: (count) => (count === 1 ? '1 picture placed' : `${n(count)} pictures placed`),
  known: (count) => (count === 1 ? '1 that the part already had' : `${n(count)} that the parts already had`),
  waiting: (count) => (count === 1 ? '1 still to come…' : `${n(count)} still to come…`),
  failed: (count) => (count === 1 ? '1 could not be placed' : `${n(count)} could not be placed`),
  failures: 'Pictures that could not be placed',
  row: 'Row',
  picture: 'Picture and reason',
  retry: 'Try again',
  retrying: 'We are fetching them once more.',
  received: 'The ZIP has arrived.',
  removed: (count) => (count === 1 ? '1 picture removed' : `${n(count)} pictures removed`),
  why: {
    'not-in-zip': 'It is not in the ZIP. Upload one that has it.',
    'not-a-picture': 'It is no JPG, PNG or WebP picture, or it is damaged.',
    'too-large': 'It is larger than 10 MB, or has too many pixels.',
    'not-allowed': 'We do not open that address: it is not public, or has a port or a password.',
    'not-found': 'The supplier’s server says that it does not exist.',
    unreachable: 'The supplier’s server did not answer.',
    redirected: 'The address leads to another one, which we do not follow. Ask the supplier for the final address.',
    refused: 'The supplier’s server did not allow the download.',
    'too-slow': 'It took too long to arrive.',
    'part-full': 'The part has 12 pictures already.',
    'too-many': 'The list has more than 10,000 pictures. This one comes when you try again.',
  },
}
