import { expect, it } from 'vitest'
import { contactSheet } from './contact-sheet.ts'

const shot = (address: string, faults: string[] = []) => ({
  device: 'phone',
  language: 'zh-cn',
  address,
  file: 'a.png',
  faults,
})

it('shows faulty screens first and lists their faults', () => {
  const html = contactSheet([shot('/my'), shot('/setting', ['console error: "<b>"'])])
  expect(html.indexOf('/setting')).toBeLessThan(html.indexOf('/my'))
  expect(html).toContain('console error: &#34;&#60;b&#62;&#34;')
})
