import { IMPORT_FIELDS, type ImportField } from '@sands/contract/org/import.model'
import { describe, expect, it } from 'vitest'
import { rowOf } from './import-row.codec.ts'

const GOOD = { userName: 'ann', name: 'Ann' }

const read = (cells: Partial<Record<ImportField, string>>) =>
  rowOf([2, ...IMPORT_FIELDS.map((field) => cells[field] ?? '')], IMPORT_FIELDS)

const faults = (cells: Partial<Record<ImportField, string>>) =>
  read(cells).faults.map(({ field, error }) => [field, error])

describe('a row of a file', () => {
  it('is read when every field is valid', () => {
    const { row, faults: found } = read({ ...GOOD, mobile: '(+86) 138-0013 8000', labels: 'a;b，a', department: 'x/y' })
    expect(found).toEqual([])
    expect(row).toMatchObject({ mobile: '+8613800138000', labels: ['a', 'b'], department: ['x', 'y'] })
  })

  it('has every problem reported, each with the rule of its field', () => {
    const long = '长'.repeat(61)
    const cells = {
      userName: 'a b',
      mobile: '12ab',
      email: 'nobody',
      department: `x/${long}`,
      post: long,
      labels: long,
      status: '也许',
    }
    expect(faults(cells)).toEqual([
      ['userName', 'org.row_user_name'],
      ['name', 'org.row_missing'],
      ['mobile', 'org.row_mobile'],
      ['email', 'org.row_email'],
      ['department', 'org.row_department'],
      ['post', 'org.row_name'],
      ['labels', 'org.row_labels'],
      ['status', 'org.row_status'],
    ])
  })

  it.each([
    ['department', Array(11).fill('x').join('/'), 'org.row_department'],
    ['labels', Array(101).fill('x').join(';'), 'org.row_labels'],
    ['userName', 'x', 'org.row_user_name'],
    ['userName', 'x'.repeat(61), 'org.row_user_name'],
    ['mobile', '1234', 'org.row_mobile'],
    ['email', `${'x'.repeat(110)}@example.com`, 'org.row_email'],
  ] as const)('is refused when its %s is %s', (field, text, error) => {
    expect(faults({ ...GOOD, [field]: text })).toEqual([[field, error]])
  })
})
