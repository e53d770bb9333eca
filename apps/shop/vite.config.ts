import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Packages that look for files of their own, or are no JavaScript, stay where they are. */
const OUTSIDE = ['@fastify/swagger', '@fastify/swagger-ui', '@node-rs/argon2', 'graphile-worker', 'pino', 'vite']

/** A program and a thread of it; what is imported later becomes a file of its own. */
const ENTRIES = { shop: 'src/serve.ts', 'render-thread': 'src/rendering/render-thread.ts' }

/** As deep as the folder it is moved to when it is finished (`web-build.ts`). */
const FOLDER = process.env.SERVER_FOLDER ?? 'build/server'

/** Whoever names a file beside himself means the one beside his source; a thread is the built one. */
function besideTheSource(): Plugin {
  return {
    name: 'beside-the-source',
    enforce: 'pre',
    transform: (code, id) => {
      if (id.startsWith('\0') || id.includes('node_modules') || !code.includes('import.meta.url')) return undefined
      const source = JSON.stringify(relative(FOLDER, id))
      return code
        .replaceAll(/(?<!'\.\/render-thread\.ts', )import\.meta\.url/g, `new URL(${source}, import.meta.url).href`)
        .replace('./render-thread.ts', './render-thread.js')
    },
  }
}

/** One letter beyond ASCII, and Node keeps the whole file with two bytes for each of its letters. */
function inAscii(): Plugin {
  return {
    name: 'in-ascii',
    generateBundle: (_, files) => {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue
        if (/\b__(dirname|filename)\b/.test(file.code))
          throw new Error(`${file.fileName}: a package looks for files of its own; it has to stay outside`)
        file.code = file.code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
      }
    },
  }
}

/** The server without its types, its comments and its two thousand modules (decision 0088). Names stay, for whoever reads a log. */
export default defineConfig({
  plugins: [besideTheSource(), inAscii()],
  appType: 'custom',
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: true,
    outDir: FOLDER,
    minify: false,
    rolldownOptions: { input: ENTRIES, output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
})
