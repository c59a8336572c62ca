import type { CollegeId, DepartmentId, LabelId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { changedFields, mergePerson, newPlace, newUserOf, type PersonValues } from './person-values.ts'

const place = newPlace('1' as CollegeId)
const base: PersonValues = {
  userName: 'lin',
  name: 'Lin',
  mobile: '13800000001',
  email: '',
  labelIds: ['1' as LabelId, '2' as LabelId],
  places: [place],
}

describe('a person changed by somebody else meanwhile', () => {
  it('keeps the values typed here and takes over the values that only they changed', () => {
    const merged = mergePerson({
      base,
      theirs: { ...base, email: 'lin@sands.example' },
      mine: { ...base, name: 'Lin Xiao' },
    })
    expect(merged.values).toEqual({ ...base, email: 'lin@sands.example', name: 'Lin Xiao' })
    expect(merged.taken).toEqual(['email'])
    expect(merged.disputed).toEqual([])
  })

  it('reports fields that both changed, and keeps the values typed here', () => {
    const merged = mergePerson({ base, theirs: { ...base, name: 'Lin A' }, mine: { ...base, name: 'Lin B' } })
    expect(merged.values.name).toBe('Lin B')
    expect(merged.disputed).toEqual(['name'])
    expect(merged.taken).toEqual([])
  })

  it('merges places college by college', () => {
    const [here, there, third] = [place, newPlace('2' as CollegeId), newPlace('3' as CollegeId)]
    const [dept, other] = ['9' as DepartmentId, '8' as DepartmentId]
    const start = { ...base, places: [here, there] }
    const theirs = { ...start, places: [here, { ...there, departmentId: dept }, third] }
    const mine = { ...start, places: [{ ...here, departmentId: other }, there] }
    const merged = mergePerson({ base: start, theirs, mine })
    expect(merged.values.places).toEqual([{ ...here, departmentId: other }, { ...there, departmentId: dept }, third])
    expect(merged).toMatchObject({ taken: ['places'], disputed: [] })

    const both = mergePerson({
      base: start,
      theirs,
      mine: { ...start, places: [here, { ...there, departmentId: other }] },
    })
    expect(both.values.places).toContainEqual({ ...there, departmentId: other })
    expect(both.disputed).toEqual(['places'])
    const gone = mergePerson({ base: start, theirs, mine: { ...start, places: [here] } })
    expect(gone.values.places).toEqual([here, third])
    expect(gone.disputed).toEqual(['places'])
  })

  it('reports no conflict when both typed the same', () => {
    const same = { ...base, places: [{ ...place, departmentId: '9' as DepartmentId }] }
    expect(mergePerson({ base, theirs: same, mine: same }).disputed).toEqual([])
  })
})

describe('the values of the form', () => {
  it('ignore the order of labels and surrounding blanks', () => {
    const other = { ...base, name: ' Lin ', labelIds: ['2' as LabelId, '1' as LabelId] }
    expect(changedFields(base, other)).toEqual([])
  })

  it('are sent as null when they are empty', () => {
    expect(newUserOf({ ...base, mobile: ' ' }, true)).toMatchObject({
      mobile: null,
      email: null,
      oneTimePassword: true,
    })
  })
})
