import { describe, expect, it } from 'vitest'
import { isComplete, paragraphs, topicsOf } from './post-sender.ts'

describe('an article from the phone', () => {
  it('has a paragraph for each line, and no HTML of its own', () => {
    expect(paragraphs('One\n\n  Two <b>&</b> ')).toBe('<p>One</p><p>Two &lt;b&gt;&amp;&lt;/b&gt;</p>')
    expect(paragraphs(' \n')).toBe('')
  })
})

describe('topics of a draft', () => {
  it('are sent without marks, repetitions and empty ones, five at most', () => {
    expect(topicsOf({ topics: ['#stores#', '', 'stores', 'a', 'b', 'c', 'd', 'e'] })).toEqual([
      ...['stores', 'a', 'b', 'c', 'd'],
    ])
    expect(topicsOf({ topics: ['x'.repeat(30)] })).toEqual(['x'.repeat(20)])
  })
})

describe('a draft after a reload', () => {
  it('waits until all its files are listed again', () => {
    const draft = { waitsFor: ['a', 'b'] }
    expect(isComplete(draft, [])).toBe(false)
    expect(isComplete(draft, [{ id: 'a' }])).toBe(false)
    expect(isComplete(draft, [{ id: 'b' }, { id: 'c' }, { id: 'a' }])).toBe(true)
    expect(isComplete({ waitsFor: [] }, [])).toBe(true)
  })
})
