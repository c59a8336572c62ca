import { defineConfig } from 'vitest/config'
import { CORES } from './scripts/kernel/processor.ts'
import { byNeedOfDom } from './scripts/testing/kinds.ts'
import { STEP_MS, TEST_MS } from './scripts/testing/patience.ts'

const TESTS = '**/*.test.{ts,tsx}'
const left = ['**/node_modules/**', '**/dist/**']
const { withDom, without } = byNeedOfDom(
  ['packages', 'apps/mobile', 'apps/desktop', 'scripts'].map((folder) => `${folder}/${TESTS}`),
)

/** Chosen by measurement: server tests share their processors with PostgreSQL. */
const SERVER_WORKERS = 2

const patient = { testTimeout: TEST_MS, hookTimeout: TEST_MS }
const setupFiles = ['scripts/testing/patient-waits.ts']

export default defineConfig({
  test: {
    // A worker stores its compiled code when it ends.
    teardownTimeout: STEP_MS,
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          include: without,
          setupFiles,
          pool: 'threads',
          // Nothing here has a state that outlives its test: modules are loaded once, not for every file.
          isolate: false,
          maxWorkers: CORES,
        },
      },
      {
        test: {
          ...patient,
          name: 'component',
          include: withDom,
          environment: 'happy-dom',
          setupFiles: [...setupFiles, 'scripts/testing/shared-dom.ts'],
          // It looks at the user agent when it is loaded, so tests of several hosts load it several times.
          server: { deps: { inline: ['@wecom/jssdk'] } },
          // One window for each worker, cleaned between files by shared-dom.ts. Threads would hear each other's tabs.
          pool: 'forks',
          isolate: false,
          maxWorkers: CORES,
        },
      },
      {
        test: {
          ...patient,
          name: 'server',
          include: [`apps/server/${TESTS}`],
          exclude: left,
          globalSetup: ['scripts/testing/global-setup.ts'],
          // With an FFmpeg of the machine, media are made by that one in all tests.
          provide: { ffmpegPath: process.env.FFMPEG_PATH ?? '' },
          setupFiles: [
            'apps/server/src/testing/quick-imports.ts',
            ...setupFiles,
            'apps/server/src/testing/matchers.ts',
          ],
          // The application keeps nothing outside the servers that tests make: it is loaded once, not for every file.
          isolate: false,
          maxWorkers: SERVER_WORKERS,
          // Node loads the application as it does for users: Vite would transform every file and look up every import
          // at each use. Nothing is mocked, so no loader is needed either.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        // Whole servers that are started and killed, each with data of its own. Much of it is waiting: two files side by side.
        test: {
          ...patient,
          name: 'process',
          include: [`e2e/process/${TESTS}`],
          exclude: left,
          setupFiles,
          maxWorkers: 2,
        },
      },
    ],
  },
})
