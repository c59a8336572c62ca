import { describe, expect, it } from 'vitest'
import { paragraphs, topicsOf } from './post-sender.ts'

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
