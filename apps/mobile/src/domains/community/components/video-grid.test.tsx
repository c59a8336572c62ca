// @vitest-environment happy-dom
import type { CommunityContent } from '@sands/contract/community/community.model'
import { type Plain, waiting } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const BOARD = 'GET /sands-lms/api/v1/community/board/get'
const FEED = 'GET /sands-lms/api/v1/community/content/page'
const MODERATORS = 'GET /sands-lms/api/v1/community/board-moderator/page'
const PINS = 'GET /sands-lms/api/v1/community/content/top/list'
const GET = 'GET /sands-lms/api/v1/community/content/get'
const CARDS = 400

const filmOf = (number: number): Plain<CommunityContent> => ({
  ...{ id: String(number), type: 4, title: `Film ${number}`, boardId: '4', name: 'Films', articleText: '' },
  ...{ userId: '9', createByName: 'Emma', postName: '', avatarFileUrl: null, isAnonymous: 0 },
  ...{ createTime: '2026-03-04T08:00:00.000Z', viewCount: 12, commentCount: 3, likeCount: 5, isLike: 0 },
  ...{ isMine: 0, isExits: 1, toppingStatus: 0, boardToppingStatus: 0, coverUrl: null, attachments: [] },
})

const brokenFilm = (isMine: 0 | 1): Plain<CommunityContent> => ({
  ...filmOf(1),
  isMine,
  attachments: [
    {
      ...{ id: '31', type: 2, name: 'rain.mp4', status: 4, previewUrl: '', coverUrl: null, expandInfo: '' },
      ...{ fileSize: 10, picture: null, playable: null },
    },
  ],
})
const openBoard = (records: Plain<CommunityContent>[]) =>
  renderPhone('/communityDetail?id=4&type=2', {
    calls: {
      [BOARD]: sample(BOARD, { id: '4', name: 'Films', type: 2 }),
      [FEED]: { records, current: 1, size: 20, total: records.length, cursor: null },
      [MODERATORS]: { records: [], current: 1, size: 20, total: 0 },
      [PINS]: [],
      [GET]: waiting,
    },
  })

it('tells the author of a video whose preparation failed what to do, and opens it', async () => {
  const { t } = await openBoard([brokenFilm(1)])
  expect(await screen.findByText(t('community.video_failed_mine'))).toBeTruthy()
  await tapButton(/Film 1/)
  expect(address()).toContain('/rollVideo')
})

it('does not open a video of somebody else whose preparation failed', async () => {
  const { t } = await openBoard([brokenFilm(0)])
  expect(await screen.findByText(t('community.video_failed'))).toBeTruthy()
  await tapButton(/Film 1/)
  expect(address()).toContain('/communityDetail')
})

it('renders only the short videos near the screen', async () => {
  const records = Array.from({ length: CARDS }, (_, index) => filmOf(index + 1))
  await openBoard(records)
  expect(await screen.findByText('Film 1')).toBeTruthy()
  expect(screen.getByText('Film 2')).toBeTruthy()
  expect(screen.queryByText(`Film ${CARDS}`)).toBeNull()
  expect(screen.getAllByText(/^Film /).length).toBeLessThan(60)
})
