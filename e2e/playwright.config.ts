import { defineConfig } from '@playwright/test'
import { presentTestBrowser, testBrowserArgs } from '../scripts/kernel/browser.ts'
import { CORES } from '../scripts/kernel/processor.ts'
import { STEP_MS, TEST_MS } from '../scripts/testing/patience.ts'

const executablePath = presentTestBrowser()
/** Each has a server and a database of its own. */
const MOST_WORKERS = 4

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  // More browsers than processors only make each other late.
  workers: Math.min(CORES, MOST_WORKERS),
  forbidOnly: true,
  timeout: TEST_MS,
  expect: { timeout: STEP_MS },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: testBrowserArgs() },
    actionTimeout: STEP_MS,
    navigationTimeout: STEP_MS,
    // Recording every step costs a fifth of the time; `--trace on` brings it back for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
