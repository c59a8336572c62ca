import { describe, expect, it } from 'vitest'
import { dependenciesIn, isAllowed, licencePage } from '../generate/licences.ts'
import { licenceOffences } from './licences.ts'

const lockOf = (packages: object) => JSON.stringify({ packages: { '': { license: 'UNLICENSED' }, ...packages } })
const LOCK = lockOf({
  'node_modules/@sands/web': { link: true },
  'node_modules/good': { version: '1.0.0', license: 'MIT' },
  'node_modules/good/node_modules/busboy': { version: '0.2.14' },
})

describe('licences', () => {
  it('lists everything that comes from outside, however deep it lies', () => {
    expect(dependenciesIn(LOCK)).toEqual([
      { name: 'busboy', version: '0.2.14', licence: 'MIT' },
      { name: 'good', version: '1.0.0', licence: 'MIT' },
    ])
  })

  it('lets one of several be enough with OR, and wants all of them with AND', () => {
    expect(isAllowed('(MIT OR GPL-3.0)')).toBe(true)
    expect(isAllowed('MIT AND GPL-3.0')).toBe(false)
    expect(isAllowed('Apache-2.0 AND LGPL-3.0-or-later AND MIT')).toBe(true)
    expect(isAllowed('')).toBe(false)
  })

  it('refuses licences that are not allowed or not known, and a page that is out of date', () => {
    const lock = lockOf({
      'node_modules/bad': { version: '2.0.0', license: 'AGPL-3.0' },
      'node_modules/odd': { version: '1.0.0' },
    })
    expect(licenceOffences({ page: '# Licences\n', lock }).map(({ text }) => text.split(',')[0])).toEqual([
      'bad 2.0.0 has the licence AGPL-3.0',
      'odd 1.0.0 has the licence unknown',
      'is out of date: npm run format',
    ])
    const page = licencePage('# Licences\n\nWords of our own.\n', LOCK)
    expect(page).toContain('Words of our own.')
    expect(licenceOffences({ page, lock: LOCK })).toEqual([])
  })
})
