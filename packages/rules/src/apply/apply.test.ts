import { describe, expect, it } from 'vitest'
import { answerFaults, cleanAnswers, type FormField, filesOf, isForm } from './form.ts'
import {
  ACTIVE,
  APPLY_REFUSALS,
  type ApplyFacts,
  applyRefusal,
  ENTRY_STATES,
  entryAfter,
  placesLeft,
  signUpAfter,
  signUpFaults,
  signUpPhase,
} from './sign-up.ts'

const facts: ApplyFacts = {
  state: 'open',
  opensAt: 10,
  closesAt: 20,
  isInScope: true,
  isLocked: false,
  entry: null,
  left: 1,
  hasWaitingList: false,
  isTargetOpen: true,
  now: 15,
}

describe('signing up', () => {
  it.each<[Partial<ApplyFacts>, (typeof APPLY_REFUSALS)[number] | null]>([
    [{}, null],
    [{ state: 'cancelled' }, 'not_open'],
    [{ now: 9 }, 'not_yet'],
    [{ now: 20 }, 'over'],
    [{ isInScope: false }, 'out_of_scope'],
    [{ isLocked: true }, 'locked'],
    [{ isLocked: true, isInScope: false }, 'out_of_scope'],
    [{ isLocked: true, entry: 'booked' }, 'joined'],
    [{ entry: 'waiting' }, 'joined'],
    [{ entry: 'removed' }, 'removed'],
    [{ entry: 'withdrawn' }, null],
    [{ entry: 'declined' }, null],
    [{ isTargetOpen: false }, 'target_closed'],
    [{ left: 0 }, 'full'],
    [{ left: 0, hasWaitingList: true }, null],
    [{ left: null }, null],
  ])('with %o is answered with %s', (over, refusal) => {
    expect(applyRefusal({ ...facts, ...over })).toBe(refusal)
  })

  it('names the first reason only', () => {
    expect(applyRefusal({ ...facts, state: 'draft', now: 30, isInScope: false, left: 0 })).toBe(APPLY_REFUSALS[0])
  })

  it('counts requests only where nobody can wait', () => {
    const taken = { quota: 10, booked: 6, asked: 3, targetLeft: null }
    expect(placesLeft({ ...taken, hasWaitingList: false })).toBe(1)
    expect(placesLeft({ ...taken, hasWaitingList: true })).toBe(4)
    expect(placesLeft({ ...taken, quota: null, hasWaitingList: true })).toBeNull()
    expect(placesLeft({ ...taken, quota: 2, hasWaitingList: true })).toBe(0)
    expect(placesLeft({ ...taken, quota: null, targetLeft: 5, hasWaitingList: false })).toBe(2)
    expect(placesLeft({ ...taken, targetLeft: 2, hasWaitingList: false })).toBe(0)
    expect(placesLeft({ ...taken, targetLeft: 2, hasWaitingList: true })).toBe(2)
  })

  it('knows the phase by the clock', () => {
    const window = { state: 'open', opensAt: 10, closesAt: 20 } as const
    expect([5, 10, 20].map((now) => signUpPhase(window, now))).toEqual(['upcoming', 'open', 'over'])
    expect(signUpPhase({ ...window, state: 'draft' }, 15)).toBe('draft')
    expect(signUpPhase({ ...window, state: 'cancelled' }, 15)).toBe('cancelled')
  })

  it('says what keeps it from being opened', () => {
    const document = { name: 'A', opensAt: null, closesAt: null, target: {} }
    const now = Date.parse('2026-03-01T00:00:00Z')
    expect(signUpFaults(document, { isTargetOpen: true, now })).toEqual([])
    expect(signUpFaults({ ...document, name: ' ', target: null }, { isTargetOpen: false, now })).toEqual([
      'name_missing',
      'target_missing',
    ])
    const past = { ...document, opensAt: '2026-02-02T00:00:00Z', closesAt: '2026-02-01T00:00:00Z' }
    expect(signUpFaults(past, { isTargetOpen: false, now })).toEqual(['target_closed', 'window_wrong', 'window_past'])
  })
})

describe('the steps', () => {
  it('of a sign-up end with its deletion', () => {
    expect(signUpAfter('draft', 'open')).toBe('open')
    expect(signUpAfter('open', 'delete')).toBeUndefined()
    expect(signUpAfter('cancelled', 'open')).toBeUndefined()
    expect(signUpAfter('cancelled', 'delete')).toBe('deleted')
  })

  it('of a person begin again only after an end', () => {
    expect(entryAfter('none', 'book')).toBe('booked')
    expect(entryAfter('asked', 'book')).toBe('booked')
    expect(entryAfter('booked', 'book')).toBeUndefined()
    expect(entryAfter('removed', 'ask')).toBeUndefined()
    expect(entryAfter('declined', 'ask')).toBe('asked')
    expect(ENTRY_STATES.filter((state) => entryAfter(state, 'cancel'))).toEqual([...ACTIVE])
    expect(ENTRY_STATES.filter((state) => entryAfter(state, 'promote'))).toEqual(['waiting'])
  })
})

describe('a form', () => {
  const field = (over: Partial<FormField>): FormField => ({
    ...{ key: 'a', kind: 'text', label: 'Size', isRequired: false, options: [] },
    ...over,
  })
  const faultOf = (one: FormField, ...values: string[]) => answerFaults([one], [{ key: one.key, values }])[0]?.fault

  it('needs labels, different keys and options', () => {
    expect(isForm([field({})])).toBe(true)
    expect(isForm([field({}), field({})])).toBe(false)
    expect(isForm([field({ label: ' ' })])).toBe(false)
    expect(isForm([field({ kind: 'choice' })])).toBe(false)
    expect(isForm([field({ kind: 'choice', options: ['S', 'S '] })])).toBe(false)
  })

  it('checks each answer', () => {
    expect(faultOf(field({ isRequired: true }))).toBe('missing')
    expect(faultOf(field({}), '')).toBeUndefined()
    expect(faultOf(field({}), 'x'.repeat(201))).toBe('invalid')
    expect(faultOf(field({}), 'a\0b')).toBe('invalid')
    expect(faultOf(field({}), '\ud83d')).toBe('invalid')
    expect(faultOf(field({}), '\ud83d\ude00')).toBeUndefined()
    expect(faultOf(field({ kind: 'number' }), '12.5')).toBeUndefined()
    expect(faultOf(field({ kind: 'number' }), 'twelve')).toBe('invalid')
    expect(faultOf(field({ kind: 'date' }), '2026-02-28')).toBeUndefined()
    expect(faultOf(field({ kind: 'date' }), '2026-02-30')).toBe('invalid')
    expect(faultOf(field({ kind: 'choice', options: ['S', 'M'] }), 'L')).toBe('invalid')
    expect(faultOf(field({ kind: 'choices', options: ['S', 'M'] }), 'S', 'M')).toBeUndefined()
    expect(faultOf(field({ kind: 'choices', options: ['S', 'M'] }), 'S', 'S')).toBe('invalid')
    expect(faultOf(field({ kind: 'file' }), '1', '2', '3', '4')).toBe('invalid')
    expect(faultOf(field({ kind: 'file' }), '1')).toBeUndefined()
  })

  it('stores what belongs to it', () => {
    const fields = [field({ key: 'a' }), field({ key: 'f', kind: 'file' })]
    const answers = [
      { key: 'f', values: ['7'] },
      { key: 'x', values: ['no'] },
      { key: 'a', values: [' yes '] },
    ]
    expect(cleanAnswers(fields, answers)).toEqual([
      { key: 'a', values: ['yes'] },
      { key: 'f', values: ['7'] },
    ])
    expect(filesOf(fields, answers)).toEqual(['7'])
    const both = [...fields, field({ key: 'g', kind: 'file' })]
    expect(filesOf(both, [...answers, { key: 'g', values: ['7', '8'] }])).toEqual(['7', '8'])
  })
})
