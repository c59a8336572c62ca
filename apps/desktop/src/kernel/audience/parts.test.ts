import type { AudiencePart } from '@sands/contract/org/audience.model'
import { EVERYONE } from '@sands/rules/audience'
import { describe, expect, it } from 'vitest'
import { findPart, withoutPart, withPart } from './parts.ts'

const shops: AudiencePart = { kind: 'department', id: '1', withChildren: true }
const shopsAlone: AudiencePart = { kind: 'department', id: '1', withChildren: false }
const clerk: AudiencePart = { kind: 'post', id: '1' }

describe('the parts of an audience', () => {
  it('are added once, in the order in which they were chosen', () => {
    const choice = withPart(withPart(withPart(EVERYONE, 'included', shops), 'included', clerk), 'included', shops)
    expect(choice).toEqual({ included: [shops, clerk], excluded: [] })
  })

  it('change where they stand: a department with those below it becomes one without', () => {
    const choice = withPart(withPart(withPart(EVERYONE, 'included', shops), 'included', clerk), 'included', shopsAlone)
    expect(choice.included).toEqual([shopsAlone, clerk])
  })

  it('go from one side to the other: nobody is both', () => {
    const choice = withPart(withPart(EVERYONE, 'included', shops), 'excluded', shopsAlone)
    expect(choice).toEqual({ included: [], excluded: [shopsAlone] })
  })

  it('are taken out on one side only, and by what they are', () => {
    const choice = { included: [shops, clerk], excluded: [] }
    expect(withoutPart(choice, 'included', shopsAlone)).toEqual({ included: [clerk], excluded: [] })
    expect(withoutPart(choice, 'excluded', shops)).toEqual(choice)
    expect(findPart(choice.included, shopsAlone)).toBe(shops)
  })
})
