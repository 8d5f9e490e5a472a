import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * What nearly every page needs, in one file: many small ones are packed badly, and made a table 5 kB heavier. Nothing that
 * has a style sheet of its own: it would be read before the one that says the order of layers.
 */
const everywhere = [
  /[\\/]web[\\/]src[\\/]ui[\\/](announce|loading|Radios|SearchField|useNarrow|useWayTo)\.tsx?$/,
  /[\\/]board[\\/](Eye|SeatMark|seats|useFocusReturn)\.tsx?$/,
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    VitePWA({
      // A new version is offered and never forced on a running game.
      registerType: 'prompt',
      manifest: {
        name: 'Getaway',
        short_name: 'Getaway',
        description: 'Three board games about getting away with it.',
        theme_color: '#10151C',
        background_color: '#10151C',
        display: 'standalone',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // The worker's own, which the page never asks for.
        globIgnores: ['push.js'],
        importScripts: ['/push.js'],
        navigateFallbackDenylist: [/^\/api\//, /^\/licences\.txt$/],
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    // What others wrote goes out with their licences.
    license: { fileName: 'licences.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'everywhere', test: (id) => everywhere.some((part) => part.test(id)) }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
