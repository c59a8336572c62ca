import type { CollegeId } from '@sands/contract/kernel/schema'
import { CallError } from '@sands/web/call/call'
import { describe, expect, it } from 'vitest'
import { faultsOf, refusedField } from './person-rules.ts'
import { emptyPerson, newPlace } from './person-values.ts'

const empty = emptyPerson(newPlace('1' as CollegeId))
const fine = { ...empty, name: '林晓', userName: 'lin.xiao', mobile: '+8613800000001', email: 'lin@sands.example' }
const faulty = (patch: Partial<typeof fine>) => Object.keys(faultsOf({ ...fine, ...patch }, (key) => key))
const refusal = (data: unknown, code = 4130002) => new CallError({ code, msg: '', status: 409, data })

describe('the typed values of a person', () => {
  it('are valid with a name and a user name alone', () => {
    expect(faulty({})).toEqual([])
    expect(faulty({ mobile: '', email: '' })).toEqual([])
  })

  it.each([
    ['name', { name: ' ' }],
    ['userName', { userName: '' }],
    ['userName', { userName: 'a' }],
    ['userName', { userName: 'two words' }],
    ['mobile', { mobile: '138-0000' }],
    ['email', { email: 'lin@sands' }],
    ['places', { places: [] }],
  ])('has a fault in %s', (field, patch) => {
    expect(faulty(patch)).toEqual([field])
  })
})

describe('a refusal', () => {
  it('belongs to the field it names', () => {
    expect(refusedField(refusal({ field: 'mobile', value: '1' }))).toBe('mobile')
    expect(refusedField(refusal({ field: 'places/0/leaderId' }))).toBe('places')
    expect(refusedField(refusal({ field: 'other' }))).toBeUndefined()
    expect(refusedField(refusal(null))).toBeUndefined()
  })
})
