import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** React and the router change rarely: one file that stays in the browser's cache from one release to the next. */
const libraries = { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }

export default defineConfig({
  base: '/admin/',
  plugins: [tailwindcss(), react()],
  build: {
    outDir: 'build/client',
    // Inlined assets would be blocked by the page's own security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [libraries] } } },
  },
})
