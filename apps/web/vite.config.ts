import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { wholePageInstead } from './whole-page-instead.ts'

/** React and the router change rarely and are needed on every page: one file, which also compresses better than five. */
const libraries = { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }

/** What surrounds every page, in one file: many small ones weigh more together. */
const shell = {
  name: 'shell',
  test: /vite[/]preload-helper|rolldown[/]runtime|web[/]app[/](layout[/](shop-layout|header|demo-mark)|browser[/](cart|garage|stored|first-sign)|paths|texts|root|features[/](asleep|shop-failure|cart[/]cart-(button|icon|signals)|chat[/]chat-(button|signals)|garage[/]garage-(button|signals)))\.tsx?|packages[/](domain[/]src[/](locale|listing|money|cart)|ui[/]src[/]tap-button)/,
}

/** What every form of the shop is made of, for the same reason. */
const forms = {
  name: 'forms',
  test: /web[/]app[/]features[/]forms[/]|packages[/]domain[/]src[/]field-rules/,
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), wholePageInstead()],
  // The build carries its libraries: the host must not import react-router itself, it would get another copy than the pages.
  ssr: { noExternal: command === 'build' ? true : [/^@shop\//] },
  environments: {
    client: {
      build: { rolldownOptions: { output: { advancedChunks: { groups: [libraries, shell, forms] } } } },
    },
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
  },
  build: {
    // Inlined assets would be blocked by the page's own security policy.
    assetsInlineLimit: 0,
    // What opens without a connection is looked up in it (build-installed-app.ts).
    manifest: true,
  },
}))
