import type { staffPictures as spanish } from '../../es/staff/pictures.ts'

export const staffPictures: typeof spanish = {
  hint: 'JPEG, PNG or WebP, up to 10 MB. Choose the file or drop it here.',
  refused: {
    type: 'That file is not a JPEG, PNG or WebP.',
    size: 'The picture is larger than 10 MB.',
    unreadable: 'We could not read that picture. It may be damaged.',
  },
  crop: 'Crop picture',
  how: 'Move the frame and drag its corner with the mouse, a finger or the arrow keys (Shift goes further), or type the numbers.',
  move: 'Move the crop',
  resize: 'Resize the crop',
  sides: { left: 'From the left (%)', top: 'From the top (%)', width: 'Width (%)', height: 'Height (%)' },
  preview: 'The result',
  whole: 'As large as possible',
  use: 'Use picture',
  sending: 'Uploading…',
  choose: (label) => `Choose: ${label}`,
  another: (label) => `Change: ${label}`,
  chosen: (label) => `${label}, as chosen`,
  remove: 'Remove',
  removeOf: (label) => `Remove: ${label}`,
}
