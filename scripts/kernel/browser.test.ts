import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { presentBrowser } from './browser.ts'

it('uses the browser of CHROMIUM_PATH, and says so when it cannot be run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sands-browser-'))
  const browser = join(folder, 'chromium')
  writeFileSync(browser, '#!/bin/sh\n', { mode: 0o755 })

  expect(presentBrowser({ CHROMIUM_PATH: browser })).toBe(browser)
  expect(() => presentBrowser({ CHROMIUM_PATH: join(folder, 'none') })).toThrow('cannot be run')
  rmSync(folder, { recursive: true })
})
