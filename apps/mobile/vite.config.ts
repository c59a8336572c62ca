import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pdfParts } from '../../packages/web/vite/pdf-parts.ts'
import { routerParts } from '../../packages/web/vite/router-parts.ts'
import { textChunk } from './vite/chunks.ts'
import { early } from './vite/early.ts'
import { icons } from './vite/icons.ts'
import { laterPages } from './vite/later-pages.ts'
import { slotIcons } from './vite/slot-icons.ts'
import { worker } from './vite/worker.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
const REACT = /node_modules\/(react|react-dom|scheduler)\/|\/apps\/mobile\/src\/app\/react\.ts$/
const VENDOR = /node_modules\/(react-router|@tanstack)\/|\/apps\/mobile\/src\/app\/vendor\.ts$/
/** The code that loads chunks. If it were in a loaded chunk, that chunk would be loaded before the first view. */
const LOADER = /vite\/preload-helper/
/** Each language and domain is a chunk. */
const DICTIONARIES = /\/packages\/i18n\/src\/[\w-]+\/[\w.-]+\.ts$/
/**
 * Small modules that many screens use: as separate files each would cost the first screen a round trip. Players,
 * viewers and storage are large and only needed on some screens, so they are excluded.
 */
const SHARED =
  /\/(packages\/(web\/src\/(?!hosts|factor|outbox\/(?!waiting)|heartbeat|unread|player|document|download(?!\/(storage|count))|upload|watermark|study|exam|survey|training|review|face|apply|sign-in|points|shop|community|html|course|social|tabs|article|lecturer|feed|preview|category|progress|device\/(places|qr-reader|device-name|copy-text)|i18n\/(formats|time-ago))[a-z-]+|rules(?!\/src\/(auth\/|block|coverage|feedback|password|jump|portal-address|relative-time|exam\/|study\/|survey\/|training\/|face\/|apply\/|sign-in\/|points\/|shop\/|community\/(?!content-type)|message\/channel|review|upload|link\.ts))|i18n|contract)|apps\/mobile\/src\/kernel(?!\/(ui\/([a-z]+\/)?(scene|language-sheet|field|attached-pictures|area-field|qr-picture|list\.tsx|pull-to-refresh|carousel|use-slides|use-autoplay|picture|windowed-|html-text|jump-link|way-link|tabs|chips|search-field|list-end|back-to-top|dune-field|link-card|cached-note)|use-settled|use-jump|use-draft-channel|feed\/))|node_modules\/lucide-react(?!\/dist\/esm\/icons))\//
/** The icons of the shell and of the sign-in page: these load no others. */
const SHELL_ICONS =
  /node_modules\/lucide-react\/dist\/esm\/icons\/(check|chevron-(left|right)|circle-(alert|check)|cloud-off|eye|eye-off|globe|house|key-round|user-round|x)\.mjs$/
/** Icons of all other screens. */
const ICONS = /node_modules\/lucide-react\/dist\/esm\/icons\//
/** The icons of home and of every list: home does not wait for those of all other screens. */
const HOME_ICONS =
  /node_modules\/lucide-react\/dist\/esm\/icons\/(chevron-down|rotate-ccw-clock|images|link-2|arrow-(up|down)|external-link|file-text|headphones|history|library|loader-circle|megaphone|newspaper|pause|play|search|video)\.mjs$/
/** Modules that lists and texts of courses, articles and people share; the sign-in page and home do not need them. */
const CONTENT =
  /\/(packages\/(web\/src\/(html|study\/duration-text|article\/is-external)|rules\/src\/coverage)|apps\/mobile\/src\/kernel\/(ui\/([a-z]+\/)?(attached-pictures|picture-grid|area-field|list\.tsx|windowed-|html-text|tabs|chips|search-field|list-end|dune-field|link-card)|use-settled))/
/** Modules for home and every list; the sign-in page does not need them. */
const FEED =
  /\/(packages\/(rules\/src\/(block|jump|link\.ts|relative-time)|web\/src\/i18n\/(formats|time-ago))|apps\/mobile\/src\/kernel\/(ui\/([a-z]+\/)?(pull-to-refresh|carousel|use-slides|use-autoplay|picture(?!-grid)|jump-link|way-link|back-to-top|cached-note)|use-jump|feed\/(feed-block|feed-list|feed\.|block-tabs|use-near-viewport)))/
/** Home page modules with content of other domains: all of them are loaded when the first comes near the screen. */
const BLOCKS =
  /\/(packages\/web\/src\/(feed|[a-z]+\/use-[a-z]+-feed)|apps\/mobile\/src\/(domains\/(course|article|lecturer)\/blocks|domains\/home\/(info-class|blocks\/info-class|components\/info-class)|kernel\/feed\/feed-tile))/
/** What works in the background as soon as somebody has signed in. */
const BACKGROUND = /\/packages\/web\/src\/(outbox\/(?!waiting)|heartbeat|unread)/
const server = 'http://localhost:3000'

/** The first view needs the answers, the banner and the styles; the app itself is loaded with a lower priority. */
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
  plugins: [laterPages(), react(), icons(), early(), worker(), pdfParts(), routerParts(), appAfterFirstView()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist',
    // Inlined files would be data: addresses, which the content security policy forbids.
    assetsInlineLimit: 0,
    // One style sheet is faster than a round trip for each part.
    cssCodeSplit: false,
    // The document engine has this size, and is only loaded where a document is shown.
    chunkSizeWarningLimit: 600,
    reportCompressedSize: false,
    rolldownOptions: {
      // Code that rarely changes is in its own files, so that they stay in the browser's cache after a new release.
      output: {
        codeSplitting: {
          groups: [
            { name: 'loader', test: LOADER, priority: 4 },
            { name: textChunk, debugName: 'texts', test: DICTIONARIES, priority: 4 },
            { name: 'react', test: REACT, priority: 3 },
            { name: 'vendor', test: VENDOR, priority: 2 },
            {
              name: 'shared',
              test: new RegExp(`${SHARED.source}|${SHELL_ICONS.source}`),
              minShareCount: 2,
              priority: 2,
            },
            { name: 'slot-icons', test: slotIcons(import.meta.dirname), minShareCount: 2, priority: 1 },
            { name: 'home-icons', test: HOME_ICONS, minShareCount: 2, priority: 1 },
            { name: 'icons', test: ICONS, minShareCount: 2 },
            // Their dependencies in the shell stay there, so that the sign-in page does not load these groups.
            { name: 'content', test: CONTENT, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'feed', test: FEED, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'background', test: BACKGROUND, includeDependenciesRecursively: false },
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
