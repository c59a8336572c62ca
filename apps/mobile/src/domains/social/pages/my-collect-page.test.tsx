// @vitest-environment happy-dom
import type { Collected } from '@sands/contract/social/social.model'
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tap, tapButton } from '../../../testing/acts.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const PAGE = 'GET /sands-system/api/v1/collect/page'
const CANCEL = 'POST /sands-system/api/v1/collect/cancel'

const put = (id: string, over: Partial<Collected> = {}): Collected => ({
  collectModuleType: 3,
  collectModuleId: id,
  title: `Article ${id}`,
  coverImgUrl: null,
  link: `/broadcastDetail/${id}`,
  isAvailable: 1,
  collectTime: '2026-03-01T08:00:00.000Z',
  ...over,
})

it('marks unavailable content without a link, and removes it', async () => {
  let left = [put('1'), put('2', { isAvailable: 0, link: null })]
  const { t, server } = await renderPhone('/myCollect', {
    calls: {
      [PAGE]: () => onePage(left),
      [CANCEL]: () => {
        left = left.slice(0, 1)
        return { isCollect: 0, collectCount: 0 }
      },
    },
  })
  const rows = within(await screen.findByRole('main'))
  expect((await rows.findByRole('link', { name: /Article 1/ })).getAttribute('href')).toBe('/broadcastDetail/1')
  const gone = rows.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('Article 2'))
  if (!gone) throw new Error('the deleted content is not listed')
  expect(gone.textContent).toContain(t('social.collect_gone'))
  expect(within(gone).queryByRole('link')).toBeNull()
  await tap(within(gone).getAllByRole('button')[0] as Element)
  expect(await screen.findByText(t('social.gone_why'))).toBeTruthy()
  await tapButton(t('social.edit'))
  await tapButton(t('social.uncollect', { title: 'Article 2' }))
  await waitFor(() => expect(screen.queryByText('Article 2')).toBeNull())
  expect(server.sentTo(CANCEL)[0]?.body).toMatchObject({ collectModuleId: '2' })
})

it('is filtered by kind, and explains how to collect when it is empty', async () => {
  const { t } = await renderPhone('/myCollect', {
    calls: { [PAGE]: ({ query }) => onePage(query.get('collectModuleType') ? [] : [put('1')]) },
  })
  await screen.findByText('Article 1')
  await tapButton(t('course.kind_courseware'))
  expect(await screen.findByRole('heading', { name: t('social.collect_none') })).toBeTruthy()
})

it('that cannot be loaded can be retried', async () => {
  const { t, server } = await renderPhone('/myCollect', { calls: { [PAGE]: refused('kernel.unavailable') } })
  await screen.findByRole('button', { name: t('kernel.retry') })
  server.answer({ [PAGE]: onePage([put('1')]) })
  await tapButton(t('kernel.retry'))
  expect(await screen.findByText('Article 1')).toBeTruthy()
})
