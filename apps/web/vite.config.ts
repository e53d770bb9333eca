import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { wholePageInstead } from './whole-page-instead.ts'

/** React and the router change rarely and are needed on every page: one file, which also compresses better than five. */
const libraries = { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }

/** What surrounds every page, in one file: many small ones weigh more together. */
const shell = {
  name: 'shell',
  test: /vite[/]preload-helper|rolldown[/]runtime|web[/]app[/](layout[/](shop-layout|header|demo-mark)|browser[/](cart|garage|stored|first-sign)|paths|texts|root|features[/](asleep|shop-failure|cart[/]cart-(button|icon|signals)|garage[/]garage-(button|signals)))\.tsx?|packages[/](domain[/]src[/](locale|listing|money|cart)|ui[/]src[/]tap-button)/,
}

/** Forms, and what every page for customers needs: few files, because the list of files is part of every page. */
const customers = {
  name: 'customers',
  test: /web[/]app[/](features[/](forms[/]|customers-only|modal|page-head)|browser[/]customer\.)|texts[/]src[/]e[ns][/](forms|fields)\.ts/,
}
const signIn = {
  name: 'sign-in',
  test: /web[/]app[/]features[/](sign-in[/]|use-countdown|use-focus)|texts[/]src[/]e[ns][/]sign-in\.ts/,
}
/** An order after it was made, and what only those who are about to pay need. */
const orders = { name: 'orders', test: /web[/]app[/]features[/]orders[/]|texts[/]src[/]e[ns][/](orders|order-labels)\.ts/ }
const checkout = {
  name: 'checkout',
  test: /web[/]app[/]features[/]checkout[/]|texts[/]src[/]e[ns][/](checkout|card-problems)\.ts|domain[/]src[/]card-problem/,
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), wholePageInstead()],
  // The build carries its libraries: the host must not import react-router itself, it would get another copy than the pages.
  ssr: { noExternal: command === 'build' ? true : [/^@shop\//] },
  environments: {
    client: {
      build: { rolldownOptions: { output: { advancedChunks: { groups: [libraries, shell, customers, signIn, orders, checkout] } } } },
    },
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
  },
  // Inlined assets would be blocked by the page's own security policy.
  build: { assetsInlineLimit: 0 },
}))
