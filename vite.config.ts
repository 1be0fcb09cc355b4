import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // What we serve is readable to anyone as it is; source maps would only be weight (and WEB-09).
    sourcemap: false,
    // A font or picture inlined as data: would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  // The engine stays outside the server build: Node runs its TypeScript as it stands, and its tables
  // are then in memory once, for the pages and for the calls.
  environments: {
    ssr: { build: { rolldownOptions: { external: [/^@drishti\//] } } },
  },
})
