// @vitest-environment happy-dom
import type { Board, CommunityContent } from '@sands/contract/community/community.model'
import { type CallAnswers, type Plain, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const INDEX = 'GET /sands-lms/api/v1/community/index'
const FEED = 'GET /sands-lms/api/v1/community/content/page'
const NAMES = 'GET /sands-lms/api/v1/community/board/name'

const content: Plain<CommunityContent> = {
  ...{ id: '7', type: 1, title: 'Rain and an umbrella', boardId: '4', name: 'Store diary', articleText: 'A long day' },
  ...{ userId: '9', createByName: 'Emma', postName: '', avatarFileUrl: null, isAnonymous: 0 },
  ...{ createTime: '2026-03-04T08:00:00.000Z', viewCount: 12, commentCount: 3, likeCount: 5, isLike: 0 },
  ...{ isMine: 0, isExits: 1, toppingStatus: 0, boardToppingStatus: 0, coverUrl: null, attachments: [] },
}
const boards: Plain<Board>[] = Array.from({ length: 8 }, (_, index) => ({
  ...{ id: String(index + 1), name: `Board ${index + 1}`, type: 1, coverUrl: null, cover: null },
  ...{ introduction: '', contentCount: index },
}))
const page = (records: Plain<CommunityContent>[]) => ({
  records,
  current: 1,
  size: 20,
  total: records.length,
  cursor: null,
})
const index = {
  banners: [],
  columnBoardPage: { records: boards, current: 1, size: 18, total: 8 },
  topContents: [{ ...content, id: '8', title: 'Pinned above all' }],
  contents: page([content]),
}
const calls: CallAnswers = {
  [INDEX]: index,
  [FEED]: page([content]),
}

describe('the community page', () => {
  it('shows six columns with a link to more, pinned content and the feed', async () => {
    const { t } = await renderPhone('/community', { calls })
    expect(await screen.findByText('Rain and an umbrella')).toBeTruthy()
    expect(screen.getByText('Pinned above all')).toBeTruthy()
    expect(screen.getByText('Board 6')).toBeTruthy()
    expect(screen.queryByText('Board 7')).toBeNull()
    expect(screen.getByText(t('community.more'))).toBeTruthy()
  })

  it('asks for one type after a tap on its tab', async () => {
    const { t, server } = await renderPhone('/community', { calls })
    await tap(await screen.findByRole('tab', { name: t('community.type_article') }))
    await waitFor(() => expect(address()).toBe('/community?tab=article'))
    await waitFor(() => expect(server.sentTo(FEED).at(-1)?.query.get('type')).toBe('2'))
  })

  it('says when there is nothing', async () => {
    const { t } = await renderPhone('/community', { calls: { ...calls, [INDEX]: { ...index, contents: page([]) } } })
    expect(await screen.findByText(t('community.none'))).toBeTruthy()
  })

  it('offers to try again when the feed cannot be loaded', async () => {
    const { t } = await renderPhone('/community', {
      calls: { ...calls, [INDEX]: refused('kernel.unavailable'), [FEED]: refused('kernel.unavailable') },
    })
    expect(await screen.findByText(t('kernel.retry'))).toBeTruthy()
  })
})

describe('the form of a note', () => {
  it('names what is missing after the first try', async () => {
    const { t } = await renderPhone('/publishPost', { calls: { [NAMES]: [] } })
    await tapButton(t('community.publish'))
    expect(await screen.findByText(t('community.fault_title_missing'))).toBeTruthy()
    expect(screen.getByText(t('community.fault_content_missing'))).toBeTruthy()
    expect(screen.getByText(t('community.fault_board_missing'))).toBeTruthy()
  })
})
