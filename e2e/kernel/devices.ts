import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { Language } from '../../packages/rules/src/language.ts'
import { watchTraffic } from './traffic.ts'

export type Device = 'phone' | 'desktop'

/** The language tags that browsers send; the app chooses its language from them. */
const LOCALES: Readonly<Record<Language, string>> = {
  'zh-cn': 'zh-CN',
  'zh-cht': 'zh-TW',
  'en-us': 'en-US',
  vi: 'vi-VN',
  id: 'id-ID',
}

const SHAPES: Readonly<Record<Device, BrowserContextOptions>> = {
  phone: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
  desktop: { viewport: { width: 1280, height: 800 } },
}

export interface DeviceOptions {
  language?: Language
  /**
   * Whether the app's service worker runs. Most tests disable it, because it would answer requests before the test can.
   */
  worker?: boolean
  /** The storage of the browser from an earlier visit. */
  storageState?: Exclude<BrowserContextOptions['storageState'], string | undefined>
}

export async function newDevice(
  browser: Browser,
  device: Device,
  { url, language = 'zh-cn', worker = false, storageState }: DeviceOptions & { url: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...SHAPES[device],
    baseURL: url,
    locale: LOCALES[language],
    timezoneId: 'Asia/Shanghai',
    // With animations, screenshots and waits would depend on timing.
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
    ...(storageState ? { storageState } : {}),
  })
  watchTraffic(context)
  return context
}
