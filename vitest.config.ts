import { defineConfig } from 'vitest/config'

const TESTS = '**/*.test.{ts,tsx}'
const left = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    // Two cores are what a small build machine has; more workers only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [`packages/${TESTS}`, `apps/mobile/${TESTS}`, `apps/desktop/${TESTS}`, `scripts/${TESTS}`],
          exclude: left,
          // For what tries hundreds of inputs on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: [`apps/server/${TESTS}`],
          exclude: left,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/server/src/testing/matchers.ts'],
          // The application keeps nothing outside the servers that tests make: it is loaded once, not for every file.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Whole servers that are started and killed, each with data of its own. Much of it is waiting: two files side by side.
        test: { name: 'process', include: [`e2e/process/${TESTS}`], exclude: left },
      },
    ],
  },
})
