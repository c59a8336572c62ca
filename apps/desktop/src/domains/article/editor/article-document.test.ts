import type { ManagedArticle } from '@sands/contract/article/article.model'
import { EVERYONE } from '@sands/rules/audience'
import { describe, expect, it } from 'vitest'
import { newArticle } from '../manage/new-article.ts'
import { documentOf, faultOf, MOST, storeFaultOf } from './article-document.ts'

const article = newArticle('Tea', 'Emma')
const written = { ...article, content: '<p>Leaves</p>' }
const elsewhere = { ...article, articleType: 2 as const, jumpUrl: 'https://example.com/tea' }

describe('an article', () => {
  it.each([
    ['an empty text', article, 'empty'],
    ['only separator lines and spaces', { ...article, content: '<p> &nbsp;</p><hr>' }, 'empty'],
    ['only a picture', { ...article, content: '<img data-file-id="7" alt="">' }, undefined],
    ['some words', written, undefined],
    ['a link to another site', elsewhere, undefined],
    ['a link without a scheme', { ...elsewhere, jumpUrl: 'example.com' }, 'link'],
    ['a script as its link', { ...elsewhere, jumpUrl: 'javascript:alert(1)' }, 'link'],
    ['no link', { ...elsewhere, jumpUrl: null }, 'link'],
    ['no title', { ...written, title: ' ' }, 'no_title'],
    ['too much text', { ...written, content: 'x'.repeat(MOST.content + 1) }, 'too_long'],
  ])('with %s: %s', (_, document, fault) => {
    expect(faultOf(document)).toBe(fault)
  })

  it('is stored as long as it has a title and fits the limits', () => {
    expect(storeFaultOf(article)).toBeUndefined()
    expect(storeFaultOf({ ...article, title: '\n' })).toBe('no_title')
  })

  it('is edited without the addresses of its pictures and without fields that only the server sets', () => {
    const stored: ManagedArticle = {
      ...written,
      content: '<img data-file-id="7" alt="x" src="/files/7?signed=1" width="4" height="3" loading="lazy" />',
      id: '5' as ManagedArticle['id'],
      categoryName: null,
      cover: null,
      state: 'draft',
      publishAt: null,
      releaseTime: null,
      viewCount: 0,
      readers: 0,
      version: 3,
      updatedAt: '2026-11-15T08:00:00.000Z',
      updatedBy: '',
    }
    expect(documentOf(stored)).toEqual({ ...written, content: '<img data-file-id="7" alt="x">', audience: EVERYONE })
  })
})
