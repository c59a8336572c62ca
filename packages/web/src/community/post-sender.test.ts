// @vitest-environment happy-dom
import { CONTENT_TYPES } from '@sands/rules/community/content'
import { describe, expect, it } from 'vitest'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { changePostDraft, coverTag, getPostDraft, textTag } from './post-drafts.ts'
import { isComplete, paragraphs, topicsOf, withParts } from './post-sender.ts'

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

describe('parts of a draft that are uploaded after the tap on "publish"', () => {
  const made = (id: string) => ({ id, url: `/files/${id}`, picture: null })

  it('are put into the text and become the cover', () => {
    putSession(aSession())
    changePostDraft({ id: 'rain', type: CONTENT_TYPES.article }, { html: '<p>Rain</p>' })
    const draft = getPostDraft('rain')
    if (!draft) throw new Error('the draft was not stored')
    const sent = withParts(draft, [
      { tag: textTag('rain'), made: made('7') },
      { tag: coverTag('rain'), made: made('8') },
      { tag: textTag('another'), made: made('9') },
    ])
    expect(sent.html).toBe('<p>Rain</p><p><img data-file-id="7" alt=""></p>')
    expect(sent.cover).toEqual({ fileId: '8', url: '/files/8' })
    expect(withParts(draft, [])).toEqual(draft)
  })
})
