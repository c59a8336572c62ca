// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tapButton, typeInto } from '../../../testing/acts.ts'
import { anArticle } from '../../../testing/articles.ts'
import { aCategory } from '../../../testing/courses.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const LIST = 'GET /sands-lms/api/v1/article/page'
const TREE = 'POST /sands-lms/api/v1/articleCategory/listThreeLevelByIds'

const second = { ...aCategory('12'), children: [aCategory('121')] }
const tree = [{ ...aCategory('1'), children: [second] }]
const all = onePage([anArticle('1', { sort: 1 }), anArticle('2')])

describe('the articles', () => {
  it('show which are pinned, and link to each', async () => {
    const { t } = await renderPhone('/broadcast', { calls: { [LIST]: all, [TREE]: tree } })
    const rows = await within(await screen.findByRole('main')).findAllByRole('listitem')
    const pinned = rows.filter(({ textContent }) => textContent?.includes(t('article.pinned')))
    expect(pinned.map(({ textContent }) => /Article \d/.exec(textContent ?? '')?.[0])).toEqual(['Article 1'])
    expect(screen.getByRole('link', { name: /Article 2/ }).getAttribute('href')).toBe('/broadcastDetail/2')
  })

  it('are filtered by three levels of categories, which are in the address; a search covers all of them', async () => {
    const { t, server } = await renderPhone('/broadcast', {
      calls: { [LIST]: ({ query }) => (query.get('keyWord') ? onePage([]) : all), [TREE]: tree },
    })
    for (const name of ['Category 1', 'Category 12', 'Category 121']) await tapButton(name)
    await waitFor(() => expect(address()).toBe('/broadcast?categoryId=121'))
    await waitFor(() => expect(server.sentTo(LIST).at(-1)?.query.get('categoryId')).toBe('121'))

    await typeInto(screen.getByRole('searchbox'), 'no such words')
    expect(await screen.findByText(t('article.none_found', { words: 'no such words' }))).toBeTruthy()
    const asked = server.sentTo(LIST).at(-1)?.query
    expect([asked?.get('keyWord'), asked?.get('categoryId')]).toEqual(['no such words', null])
    await tapButton(t('article.search_clear'))
    expect(await screen.findByRole('link', { name: /Article 2/ })).toBeTruthy()
  })

  it('of an empty category are replaced by a link to all, and an empty list says so', async () => {
    const { t, server } = await renderPhone('/broadcast?categoryId=1', {
      calls: { [LIST]: onePage([]), [TREE]: tree },
    })
    expect(await screen.findByText(t('article.none_here'))).toBeTruthy()
    server.answer({ [LIST]: onePage([]) })
    await tapButton(t('article.show_all'))
    expect(await screen.findByText(t('article.none'))).toBeTruthy()
  })

  it('that cannot be loaded can be retried', async () => {
    const { t, server } = await renderPhone('/broadcast', {
      calls: { [LIST]: refused('kernel.unavailable'), [TREE]: refused('kernel.unavailable') },
    })
    await screen.findByRole('button', { name: t('kernel.retry') })
    server.answer({ [LIST]: all })
    await tapButton(t('kernel.retry'))
    expect(await screen.findByRole('link', { name: /Article 1/ })).toBeTruthy()
  })
})
