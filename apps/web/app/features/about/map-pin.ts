/** The shop's pin, its tip at 0 0: a drop with a ring in it. */
export const PIN = {
  body: 'M0 0C-6-14-22-22-22-38a22 22 0 1 1 44 0C22-22 6-14 0 0z',
  ring: 'M0-50a12 12 0 100 24 12 12 0 000-24zM0-43.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11z',
}
