import { accessibilityFaults } from '../kernel/axe.ts'
import type { Device } from '../kernel/devices.ts'
import type { Person } from '../kernel/people.ts'
import { type AppRoute, addressOf, deskRoutes, phoneRoutes } from '../kernel/routes.ts'
import { isNotFound, settled } from '../kernel/screen.ts'
import { expect, test } from '../kernel/test.ts'
import { wordsOf } from '../kernel/words.ts'

interface Tour {
  device: Device
  base: string
  routes: readonly AppRoute[]
  as: Person
  /** English is the longest of the languages: where it fits on a phone, all do. What axe looks at is the same in each. */
  languages: readonly ('zh-cn' | 'en-us')[]
}

const tours: Tour[] = [
  { device: 'phone', base: '', routes: await phoneRoutes(), as: 'learner', languages: ['zh-cn', 'en-us'] },
  { device: 'desk', base: '/desktop', routes: await deskRoutes(), as: 'admin', languages: ['zh-cn'] },
]

for (const { device, base, routes, as, languages } of tours) {
  for (const language of languages) {
    for (const { path, open: isOpen } of routes) {
      test(`${base}${path} on a ${device} in ${language} opens, fits and can be used by everyone`, async ({ open }) => {
        const page = await open({ device, language, ...(isOpen === true ? {} : { as }) })
        await page.goto(base + addressOf(path))
        await settled(page)
        expect(await isNotFound(page, await wordsOf(language))).toBe(false)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        if (language === 'zh-cn') expect(await accessibilityFaults(page)).toEqual([])
      })
    }
  }
}
