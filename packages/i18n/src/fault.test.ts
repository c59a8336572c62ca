import { describe, expect, it } from 'vitest'
import { faultOf, written } from './fault.ts'

const fault = (text: string, builtIn: string) => faultOf(text, { builtIn, limit: 60 })

describe('a wording', () => {
  it.each([
    ['Hello {name}', 'Good day, {name}'],
    ['{name}, {name}!', 'Good day, {name}'],
    ['{count, plural, one {# day} other {# days}}', '{count} days'],
    ['{count} days', '{count, plural, one {# day} other {# days}}'],
    ['Plain', 'Simple'],
  ])('fits: %s', (text, builtIn) => {
    expect(fault(text, builtIn)).toBeUndefined()
  })

  it('names the placeholders it lacks, also when only a brace is lost', () => {
    expect(fault('Hello', 'Hello {name}, {count} left')).toEqual({ kind: 'missing', names: ['count', 'name'] })
    expect(fault('Hello {name', 'Hello {name}')).toEqual({ kind: 'missing', names: ['name'] })
  })

  it('names those that nothing would fill', () => {
    expect(fault('Hello {nmae}', 'Hello {name}')).toEqual({ kind: 'unknown', names: ['nmae'] })
  })

  it.each(['A } alone', 'A { alone', '{two words}'])('has no brace that means nothing: %s', (text) => {
    expect(fault(text, 'Plain')).toEqual({ kind: 'braces' })
  })

  it('has a branch for all other numbers', () => {
    expect(fault('{count, plural, one {# day}}', '{count} days')).toEqual({ kind: 'braces' })
    expect(fault('{count, plural, another {# day}}', '{count} days')).toEqual({ kind: 'braces' })
  })

  it('says something, within bounds', () => {
    expect(fault('  ', 'Plain')).toEqual({ kind: 'blank' })
    expect(fault('x'.repeat(61), 'Plain')).toEqual({ kind: 'too-long' })
  })
})

it('placeholders are shown as they are written', () => {
  expect(written(['count', 'name'])).toBe('{count} {name}')
})
