import { defineConfig } from '@playwright/test'
import { presentTestBrowser, testBrowserArgs } from '../scripts/kernel/browser.ts'

const executablePath = presentTestBrowser()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  // Much of a test is waiting: three side by side take little more than a third of the time, even on two cores.
  workers: 3,
  // On a build machine a page may be late once; then it gets a new browser and a new server, and is named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: testBrowserArgs() },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // Recording every step costs a fifth of the time; `--trace on` brings it back for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
