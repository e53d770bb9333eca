import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pageAssets } from './page-assets.ts'

/** React changes rarely and is needed on every page: one file, which also compresses better than five. */
const libraries = { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }

/** What surrounds every page, in one file: many small ones weigh more together. */
const shell = {
  name: 'shell',
  test: /vite[/]preload-helper|rolldown[/]runtime|web[/]app[/](router[/][\w-]+|layout[/](shop-layout|header|demo-mark)|browser[/](cart|garage|stored|first-sign)|paths|texts|routes|shop-document|live-document|kit[/](lazy-hydrate|shop-failure)|common[/](cart[/]cart-(button|icon|signals)|shop[/]chat-signals|car[/]garage-signals)|features[/](chat[/]chat-button|garage[/]garage-button))\.tsx?|packages[/](domain[/]src[/](locale|listing|money|cart|garage)|ui[/]src[/](tap-button|locale|shop-mark))/,
}

/** What judges a part by a car, and drawn signs; pages with parts have all of it. */
const fits = {
  name: 'fits',
  test: /web[/]app[/](browser[/](asked-car|garage-cars)|common[/]part[/]use-fits)\.ts|packages[/]ui[/]src[/]icons\.tsx/,
}

/** What every form of the shop is made of, for the same reason. */
const forms = {
  name: 'forms',
  test: /web[/]app[/]kit[/](use-form|coming-rules|submit-button|field-texts|notify-failure)|packages[/](domain[/]src[/]field-rules|ui[/]src[/](form[/](?!code-field|password-field|select-field|saved-note)|button))/,
}

/** What lies above a page. */
const dialogs = { name: 'dialogs', test: /packages[/]ui[/]src[/](dialog[/]|notices[/]notices\.ts)/ }

/** What the shop promises, in words, and its phone: what stands below a page would come along with that otherwise. */
const promises = { name: 'promises', test: /packages[/]texts[/]src[/](opening-text|promise-text)|web[/]app[/]common[/]shop[/]spaced-phone/ }

/** What is said of a part, and how many of it, wherever it is shown. */
const facts = {
  name: 'facts',
  test: /web[/]app[/]common[/](part[/](availability-text|fit-line|fit-words)|cart[/]quantity-stepper|shop[/]ways-to-pay)|packages[/](domain[/]src[/]product|ui[/]src[/]price)\./,
}

/** A part with its button, in one file: whoever taps "Agregar" on a slow line waits for nothing else. */
const buying = {
  name: 'buying',
  test: /web[/]app[/](common[/](part[/](part-(grid|card|picture)|ask-for-part)|cart[/](add-to-cart|cart-product))|features[/](part[/]buy-part|list[/]grouped-parts))\.tsx?/,
}

/** What a page that takes files needs. */
const files = { name: 'files', test: /packages[/]domain[/]src[/]upload|web[/]app[/]kit[/](chosen-file|file-button)/ }

/** What stands below every page. */
const below = { name: 'below', test: /web[/]app[/](layout[/]footer|common[/]shop[/]list-links)\.tsx/ }

/** What a form with an address is judged by. */
const addresses = {
  name: 'addresses',
  test: /packages[/](contract[/]src[/]wire[/]orders[/]address|domain[/]src[/](address|mexican-states))\.ts/,
}

/** An order as it travels: small pieces that always come together. */
const orders = {
  name: 'orders',
  test: /packages[/]contract[/]src[/]wire[/]orders[/](order|invoice|receiver|order-status|payment-method)\.ts/,
}

/** What Home wakes first: where browsers ask for six things at once, each small file is a way there and back. */
const front = {
  name: 'front',
  test: /web[/]app[/]features[/]home[/](hero-carousel|section-title)\.tsx|packages[/]ui[/]src[/]slider(-motion)?\.tsx?/,
}

/** What every list of parts is drawn with. */
const lists = { name: 'lists', test: /web[/]app[/]features[/]list[/]list-(page|address)\.tsx?/ }

/** What every call of the API is declared with; it comes with the first of them. */
const contract = {
  name: 'contract',
  test: /node_modules[\\/]zod[\\/]|packages[/]contract[/]src[/](codec|record|input|form|wire[/](plain|words|text|numbers|paging))\.ts/,
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), pageAssets()],
  appType: 'custom',
  // The build carries its libraries: the server is one file that needs no packages.
  // Of React, the pages' server carries the build for production alone.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  ssr: { noExternal: command === 'build' ? true : [/^@shop\//] },
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    // Inlined assets would be blocked by the page's own security policy.
    assetsInlineLimit: 0,
    // Which scripts a page needs (page-assets.ts), and what opens without a connection (build-installed-app.ts), is looked up in it.
    manifest: !isSsrBuild,
    // The server names styles and pictures as the browser's build does, and writes none of its own.
    ssrEmitAssets: false,
    copyPublicDir: !isSsrBuild,
    // What every page has by then need not be named again wherever something is fetched later.
    modulePreload: {
      resolveDependencies: (_file: string, pieces: string[]) =>
        pieces.filter((piece) => !/[/](vendor|shell|rolldown-runtime)-/.test(piece)),
    },
    rolldownOptions: isSsrBuild
      ? { input: './server.ts', output: { entryFileNames: 'index.js' } }
      : {
          input: 'app/entry.client.tsx',
          output: {
            advancedChunks: {
              groups: [
                libraries,
                shell,
                fits,
                facts,
                buying,
                forms,
                dialogs,
                promises,
                files,
                contract,
                addresses,
                orders,
                lists,
                below,
                front,
              ],
            },
          },
        },
  },
}))
