/** The shop's pin, its tip at 0 0: a drop with a nut in it. */
export const PIN = {
  body: 'M0 0C-6-14-22-22-22-38a22 22 0 1 1 44 0C22-22 6-14 0 0z',
  nut: 'M0-51l11.3 6.5v13L0-25l-11.3-6.5v-13zM0-43.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11z',
}
