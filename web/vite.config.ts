import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { leanFonts } from '../tools/fonts.js'
import { licencesOfWeb } from '../tools/licences.js'

const licences = licencesOfWeb()

/** What the first page shares with all others: one file, or each of them would be a request of its own. */
const SHARED =
  /\/games\/(registry|[^/]+\/manifest)\.ts$|\/table\/(fetched|protocol)\.ts$|\/kit\/for-readers\.ts$|\/core\/text\/typesetting\.ts$|\/node_modules\/react\/|preload-helper/

/** What every table shares with its replay and its end: small files that would each be a request of its own. */
const TABLE = /\/web\/table\/(text|told|use-wide|story|pace)\.ts$|\/kit\/(travel|keys|keys-from-elsewhere)\.ts$/

export default defineConfig({
  plugins: [
    react(),
    leanFonts(),
    licences.page,
    VitePWA({
      // A new version is offered, never forced: the page asks before it reloads.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Crownlands',
        short_name: 'Crownlands',
        description: 'A table for games about kings and gates.',
        display: 'standalone',
        start_url: '/',
        background_color: '#F4ECDC',
        theme_color: '#F4ECDC',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,txt}'],
        // Notices; the browser looks for changes in it as in the service worker itself.
        importScripts: ['/push.js'],
        globIgnores: ['push.js'],
        navigateFallback: '/index.html',
        // These are the server's own.
        navigateFallbackDenylist: [/^\/(api|metrics|health|ready|t)(\/|$)/],
      },
    }),
  ],
  // The names of classes are for us: what a browser loads need not spell them out.
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  worker: { format: 'es', plugins: () => [licences.worker] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Every browser that has what our styles need can preload modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
})
