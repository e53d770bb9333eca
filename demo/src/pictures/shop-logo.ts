/** The demo's logo: a nut, in the colours of the specification. */
export const DEMO_LOGO = {
  name: 'la-tuerca-5d3c1f.png',
  width: 360,
  height: 360,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 28 28" width="720" height="720"><rect x="2" y="2" width="28" height="28" fill="#ffffff"/>
<path fill="#213d91" fill-rule="evenodd" d="M16 3l11.3 6.5v13L16 29 4.7 22.5v-13zM16 10a6 6 0 100 12 6 6 0 000-12z"/>
<path fill="none" stroke="#ffc107" stroke-width="2" d="M16 7.5a8.5 8.5 0 018.5 8.5"/></svg>`,
}
