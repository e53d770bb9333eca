import type { returns as spanish, returnLabels as spanishLabels } from '../es/returns.ts'

export const returnLabels: typeof spanishLabels = {
  status: { asked: 'Asked', approved: 'Approved', refused: 'Refused', withdrawn: 'Withdrawn', received: 'Received', refunded: 'Refunded' },
  reasons: {
    'does-not-fit': 'It did not fit',
    damaged: 'It arrived damaged',
    'wrong-part': 'I got another part',
    defective: 'It is defective or failed (warranty)',
    'not-wanted': 'I no longer want it',
  },
  misfits: {
    'other-car': 'It is not for my car',
    'other-engine': 'It is for another engine',
    'other-position': 'It is for another position or side',
    'other-size': 'It has another size',
  },
}

export const returns: typeof spanish = {
  title: 'Returns',
  lead: (days) => {
    if (days === 0) return 'Today is the last day to return it.'
    return days === 1 ? 'You have 1 day left to return it.' : `You have ${days} days left to return it.`
  },
  how: 'How to return',
  open: 'Return parts',
  allAsked: 'You have asked to return everything in this order.',
  of: (id) => `Return ${id}`,
  askedOn: (day) => `Asked on ${day}`,
  next: {
    asked: 'We are looking at it. We will answer by e-mail.',
    approved: 'Send the parts in their packaging and write the number of this return on the box.',
    refused: 'We could not accept it.',
    withdrawn: 'You withdrew it and keep the parts. You can ask again while there are days left.',
    received: 'The parts have arrived. Your money is on its way.',
    refunded: 'We have given your money back.',
  },
  refund: (amount) => `Refund of ${amount}`,
  answer: 'The shop says',
  photosSent: (count) => (count === 1 ? '1 photo sent' : `${count} photos sent`),
  withdraw: {
    open: 'Withdraw request',
    title: 'Withdraw this return?',
    lead: 'You keep the parts and there will be no refund. If you have sent them, do not withdraw it.',
    confirm: 'Yes, withdraw it',
    keep: 'Leave it',
    done: 'You withdrew the return.',
  },
  form: {
    title: 'Return parts',
    pieces: 'What do you want to return?',
    piecesOf: (name) => `Pieces of ${name}`,
    none: 'None',
    count: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    noPieces: 'Choose at least one piece.',
    reason: 'Why?',
    noReason: 'Choose a reason.',
    misfit: 'What did not fit?',
    noMisfit: 'Tell us what did not fit.',
    car: 'Which car was it for?',
    carHint: 'With this we correct the compatibility, so that it happens to nobody else.',
    comments: 'Comments',
    optional: '(optional)',
    photos: 'Photos',
    photosHint: (most) => `Up to ${most}: the part, its packaging or label. JPG, PNG or WebP of at most 10 MB.`,
    choose: 'Choose a photo',
    take: 'Take a photo',
    previewOf: (number) => `Photo ${number}`,
    remove: (number) => `Remove photo ${number}`,
    wrongType: 'That file is not a JPG, PNG or WebP photo.',
    tooLarge: 'The photo is larger than 10 MB.',
    send: 'Ask for the return',
    cancel: 'Cancel',
    sent: 'We received your request. We will answer by e-mail.',
    photoLost: 'Your request arrived, but a photo could not be sent. You can add it below.',
    photoAdded: 'Photo added.',
  },
}
