import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pdfParts } from '../../packages/web/vite/pdf-parts.ts'
import { early } from './vite/early.ts'
import { icons } from './vite/icons.ts'
import { worker } from './vite/worker.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
const REACT = /node_modules\/(react|react-dom|scheduler)\//
const VENDOR = /node_modules\/(react-router|@tanstack)\//
/** What fetches chunks: in one of those that are fetched, it would bring that one before the first view. */
const LOADER = /vite\/preload-helper/
/**
 * Small things that many screens use: as files of their own they would cost the first screen a round trip each. What plays,
 * shows and stores files is not small, and nothing for screens without any.
 */
const SHARED =
  /\/(packages\/(web\/src\/(?!player|document|download(?!\/storage)|upload|watermark|study|html|course|social|tabs|article|lecturer|feed|device\/places|i18n\/(formats|time-ago))[a-z-]+|rules(?!\/src\/(block|coverage|relative-time))|i18n|contract)|apps\/mobile\/src\/kernel(?!\/(ui\/([a-z]+\/)?(attached-pictures|area-field|pull-to-refresh|carousel|use-slides|use-autoplay|picture|windowed-|html-text|tabs|chips|search-field|list-end|back-to-top|dune-field|link-card|cached-note)|use-settled|use-draft-channel|feed\/))|node_modules\/lucide-react(?!\/dist\/esm\/icons))\//
/** Pictures on buttons, but for those of the shell and of the sign-in pages, which come with them. */
const ICONS = /node_modules\/lucide-react\/dist\/esm\/icons\//
/** What lists and texts of courses, articles and people share: nothing for the sign-in page or for home. */
const CONTENT =
  /\/(packages\/(web\/src\/(html|study\/duration-text)|rules\/src\/coverage)|apps\/mobile\/src\/kernel\/(ui\/([a-z]+\/)?(attached-pictures|area-field|windowed-|html-text|tabs|chips|search-field|list-end|dune-field|link-card)|use-settled))/
/** What home and every list show: nothing for the sign-in page. */
const FEED =
  /\/(packages\/(rules\/src\/(block|relative-time)|web\/src\/i18n\/(formats|time-ago))|apps\/mobile\/src\/kernel\/(ui\/([a-z]+\/)?(pull-to-refresh|carousel|use-slides|use-autoplay|picture|back-to-top|cached-note)|use-draft-channel|feed\/(feed-block|feed-list|feed\.|block-tabs|use-near-viewport)))/
/** Modules of the home page with things of other domains: they come when somebody is near one of them, all at once. */
const BLOCKS =
  /\/(packages\/web\/src\/(feed|[a-z]+\/use-[a-z]+-feed)|apps\/mobile\/src\/(domains\/(course|article|lecturer)\/blocks|domains\/home\/(blocks\/info-class|components\/info-class)|kernel\/feed\/feed-tile))/
const server = 'http://localhost:3000'

/** What is seen first needs the answers, the banner and the styles; the app itself may come a moment later than those. */
function appAfterFirstView(): Plugin {
  return {
    name: 'app-after-first-view',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), icons(), early(), worker(), pdfParts(), appAfterFirstView()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist',
    // Inlined files would be data: addresses, which the content policy forbids.
    assetsInlineLimit: 0,
    // All styles together are smaller than the round trips they would cost one by one.
    cssCodeSplit: false,
    // The engine of documents is as large as that, and comes only where one is shown.
    chunkSizeWarningLimit: 600,
    reportCompressedSize: false,
    rolldownOptions: {
      // What changes least comes in files of its own: a new release leaves them in the browser's cache.
      output: {
        codeSplitting: {
          groups: [
            { name: 'loader', test: LOADER, priority: 4 },
            { name: 'react', test: REACT, priority: 3 },
            { name: 'vendor', test: VENDOR, priority: 2 },
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 1 },
            { name: 'icons', test: ICONS, minShareCount: 2 },
            { name: 'content', test: CONTENT, minShareCount: 2 },
            // What these need of the shell stays there: whoever signs in has nothing to do with them.
            { name: 'feed', test: FEED, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'blocks', test: BLOCKS, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '^/(sands-|files/)': server, '/desktop': server },
  },
})
