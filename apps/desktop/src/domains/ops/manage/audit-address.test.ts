import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../kernel/address/address-query.ts'
import { AUDIT_ADDRESS, filterOf, isFiltered } from './audit-address.ts'

const read = (address: string) => readAddress(AUDIT_ADDRESS, new URLSearchParams(address))

describe('the filter in the address', () => {
  it('asks for nothing in particular when the address says nothing', () => {
    expect(isFiltered(read('current=2&open=7'))).toBe(false)
  })

  it('reaches from the first moment of a day to the last of another', () => {
    const { from, to } = filterOf(read('from=2026-11-01&to=2026-11-02'))
    expect(new Date(to ?? '').getTime() - new Date(from ?? '').getTime()).toBe(2 * 86_400_000 - 1)
  })

  it.each(['from=2026-99-99', 'from=yesterday', 'actor=me', 'actor=0'])('takes %s as not said', (address) => {
    expect(isFiltered(read(address))).toBe(false)
  })

  it('passes on the rest', () => {
    expect(filterOf(read('keyword=Ann&action=org.user&actor=12&kind=user&subject=34'))).toMatchObject({
      keyword: 'Ann',
      action: 'org.user',
      actorId: '12',
      subjectKind: 'user',
      subjectId: '34',
    })
  })
})
