import { defineConfig } from '@playwright/test'
import { presentTestBrowser, testBrowserArgs } from '../scripts/kernel/browser.ts'
import { CORES } from '../scripts/kernel/processor.ts'
import { STEP_MS, TEST_MS } from '../scripts/testing/patience.ts'

const executablePath = presentTestBrowser()
/** Each worker has its own server and database. */
const MOST_WORKERS = 4

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  // More browsers than processors only slow each other down.
  workers: Math.min(CORES, MOST_WORKERS),
  forbidOnly: true,
  timeout: TEST_MS,
  expect: { timeout: STEP_MS },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: testBrowserArgs() },
    actionTimeout: STEP_MS,
    navigationTimeout: STEP_MS,
    // Tracing every step costs a fifth of the time; use `--trace on` to trace a failing test.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
