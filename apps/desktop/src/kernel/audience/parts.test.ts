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

  it('are replaced in place: a department with its sub-departments becomes one without', () => {
    const choice = withPart(withPart(withPart(EVERYONE, 'included', shops), 'included', clerk), 'included', shopsAlone)
    expect(choice.included).toEqual([shopsAlone, clerk])
  })

  it('move from one side to the other: a part is never both included and excluded', () => {
    const choice = withPart(withPart(EVERYONE, 'included', shops), 'excluded', shopsAlone)
    expect(choice).toEqual({ included: [], excluded: [shopsAlone] })
  })

  it('are removed from one side only, matched by kind and id', () => {
    const choice = { included: [shops, clerk], excluded: [] }
    expect(withoutPart(choice, 'included', shopsAlone)).toEqual({ included: [clerk], excluded: [] })
    expect(withoutPart(choice, 'excluded', shops)).toEqual(choice)
    expect(findPart(choice.included, shopsAlone)).toBe(shops)
  })
})
