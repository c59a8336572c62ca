import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../kernel/address/address-query.ts'
import { AUDIT_ADDRESS, filterOf, isFiltered } from './audit-address.ts'

const read = (address: string) => readAddress(AUDIT_ADDRESS, new URLSearchParams(address))

describe('the filter in the address', () => {
  it('is empty when the address is empty', () => {
    expect(isFiltered(read('current=2&open=7'))).toBe(false)
  })

  it('covers from the start of one day to the end of another', () => {
    const { from, to } = filterOf(read('from=2026-11-01&to=2026-11-02'))
    expect(new Date(to ?? '').getTime() - new Date(from ?? '').getTime()).toBe(2 * 86_400_000 - 1)
  })

  it.each(['from=2026-99-99', 'from=yesterday', 'actor=me', 'actor=0'])('drops %s', (address) => {
    expect(isFiltered(read(address))).toBe(false)
  })

  it('contains all other filters', () => {
    expect(filterOf(read('keyword=Ann&action=org.user&actor=12&kind=user&subject=34'))).toMatchObject({
      keyword: 'Ann',
      action: 'org.user',
      actorId: '12',
      subjectKind: 'user',
      subjectId: '34',
    })
  })
})
