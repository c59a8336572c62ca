import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'

describe('before and after', () => {
  it('stand side by side, field by field', () => {
    expect(compare('{"name":"Ann","age":3}', '{"name":"Anna","age":3}')).toEqual([
      { field: 'name', before: 'Ann', after: 'Anna' },
      { field: 'age', before: '3', after: '3' },
    ])
  })

  it('leave a place empty where there was, or is, nothing', () => {
    expect(compare(null, '{"name":"Ann","leader":null}')).toEqual([
      { field: 'name', before: null, after: 'Ann' },
      { field: 'leader', before: null, after: null },
    ])
    expect(compare('{"name":"Ann"}', null)).toEqual([{ field: 'name', before: 'Ann', after: null }])
    expect(compare(null, null)).toEqual([])
  })

  it('show what lies deeper as it was written', () => {
    expect(compare('{"ids":[1,2]}', '{"ids":[1]}')).toEqual([{ field: 'ids', before: '[1,2]', after: '[1]' }])
  })

  it('take what is no object for one field', () => {
    expect(compare('"plain"', 'cut {')).toEqual([{ field: '', before: 'plain', after: 'cut {' }])
  })
})
