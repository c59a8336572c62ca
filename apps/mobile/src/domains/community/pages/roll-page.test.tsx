// @vitest-environment happy-dom
import type { CommunityContent } from '@sands/contract/community/community.model'
import { type CallAnswers, type Plain, refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const GET = 'GET /sands-lms/api/v1/community/content/get'
const FEED = 'GET /sands-lms/api/v1/community/content/page'
const VIEW = 'GET /sands-lms/api/v1/community/content/addViewCount'

const content: Plain<CommunityContent> = {
  ...{ id: '7', type: 3, title: 'The opened album', boardId: '4', name: 'Store diary', articleText: 'A long day' },
  ...{ userId: '9', createByName: 'Emma', postName: '', avatarFileUrl: null, isAnonymous: 0 },
  ...{ createTime: '2026-03-04T08:00:00.000Z', viewCount: 12, commentCount: 3, likeCount: 5, isLike: 0 },
  ...{ isMine: 0, isExits: 1, toppingStatus: 0, boardToppingStatus: 0, coverUrl: null, attachments: [] },
}
const detail = sample(GET, {
  ...content,
  ...{ content: '', text: 'A long day', link: null, coverFileId: null, collectCount: 0, poll: null, version: 1 },
  ...{ topics: [], mentions: [] },
})
const pageOf = (...titles: string[]) => ({
  records: titles.map((title, index) => ({ ...content, id: String(20 + index), title })),
  ...{ current: 1, size: 20, total: titles.length, cursor: null },
})
const calls: CallAnswers = {
  [GET]: detail,
  [FEED]: ({ query }) => (query.get('sortType') === '1' ? pageOf('The hottest album') : pageOf('The next album')),
  [VIEW]: { viewCount: 13 },
}

describe('the roll', () => {
  it('begins with the opened content and goes on with the feed', async () => {
    await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', { calls })
    expect(await screen.findByText('The opened album')).toBeTruthy()
    expect(await screen.findByText('The next album')).toBeTruthy()
  })

  it('shows a spinner after a change of the order, and begins with the feed', async () => {
    const { t } = await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', { calls })
    await screen.findByText('The next album')
    await tapButton(t('community.sort_hot'))
    expect(await screen.findByText(t('kernel.loading'))).toBeTruthy()
    expect(await screen.findByText('The hottest album')).toBeTruthy()
    expect(screen.queryByText('The opened album')).toBeNull()
    expect(address()).toContain('sortType=1')
    await waitFor(() => expect(screen.queryByText(t('kernel.loading'))).toBeNull(), { timeout: 5000 })
  })

  it('says that the content is gone', async () => {
    await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', { calls: { ...calls, [GET]: refused('community.gone') } })
    await waitFor(() => expect(screen.queryByText('The opened album')).toBeNull())
  })
})
