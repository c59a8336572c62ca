// @vitest-environment happy-dom
import type { ManagedContent } from '@sands/contract/community/posts.model'
import type { Plain } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/community/content/page'
const HIDE = 'POST /sands-lms/api/v1/community/content/hide'
const DISCLOSURE = 'GET /sands-lms/api/v1/manage/community/disclosure/get'
const END = 'POST /sands-lms/api/v1/manage/community/disclosure/end'
const PIN = 'POST /sands-lms/api/v1/community/content/top/global'
const PIN_ON_BOARD = 'POST /sands-lms/api/v1/community/content/top/board'
const STATISTICS = 'GET /sands-lms/api/v1/manage/community/statistics'
const MUTES = 'GET /sands-lms/api/v1/manage/community/mute/page'
const UNMUTE = 'POST /sands-lms/api/v1/manage/community/mute/end'
const BANNERS = 'GET /sands-lms/api/v1/manage/community/banner/list'
const SAVE_BANNER = 'POST /sands-lms/api/v1/manage/community/banner/save'

const aPost: Plain<ManagedContent> = {
  state: 'published',
  version: 1,
  canTakeOver: 1,
  communityContent: {
    ...{ id: '3', type: 2, title: 'Our shop', boardId: '1', name: 'Stores', articleText: 'The text', userId: '5' },
    ...{ createByName: '林晓', postName: '', avatarFileUrl: null, isAnonymous: 0 },
    ...{ createTime: '2026-11-01T08:00:00.000Z', viewCount: 0, commentCount: 0, likeCount: 0, isLike: 0, isMine: 0 },
    ...{ isExits: 1, toppingStatus: 0, boardToppingStatus: 0, coverUrl: null, attachments: [] },
  },
}
const pageOf = <Row,>(records: Row[]) => ({ records, current: 1, size: 20, total: records.length })

describe('the posts of all boards', () => {
  it('are pinned, and hidden with a reason', async () => {
    const answers = { [PAGE]: pageOf([aPost]), [PIN]: null, [HIDE]: null }
    const { t, server } = await renderDesktop('/manage/community/posts', { answers })
    const named = (act: string) => t('community.manage_act_of', { act, name: 'Our shop' })
    await clickButton(named(t('community.manage_pin')))
    await waitFor(() => expect(server.sentTo(PIN)[0]?.body).toEqual({ id: '3', isTop: 1 }))
    await clickButton(named(t('community.manage_decide_hide')))
    const asked = await dialog(t('community.manage_hide_of', { name: 'Our shop' }))
    await clickButton(t('community.manage_decide_hide'), asked)
    expect(await screen.findByText(t('community.manage_reason_missing'))).toBeTruthy()
    fill(await findField(t('community.manage_reason')), 'Advertising')
    await clickButton(t('community.manage_decide_hide'), asked)
    await waitFor(() => expect(server.sentTo(HIDE)[0]?.body).toEqual({ id: '3', reason: 'Advertising' }))
  })

  it('are pinned on their board, and unpinned', async () => {
    const content = { ...aPost.communityContent, id: '4', title: 'Our stock', boardToppingStatus: 1 } as const
    const pinned = { ...aPost, communityContent: content }
    const answers = { [PAGE]: pageOf([aPost, pinned]), [PIN_ON_BOARD]: null }
    const { t, server } = await renderDesktop('/manage/community/posts', { answers })
    expect(await screen.findAllByText(t('community.manage_is_board_pinned'))).not.toEqual([])
    const actOf = (act: string, name: string) => t('community.manage_act_of', { act, name })
    await clickButton(actOf(t('community.manage_pin_board'), 'Our shop'))
    await waitFor(() => expect(server.sentTo(PIN_ON_BOARD)[0]?.body).toEqual({ id: '3', isTop: 1 }))
    await clickButton(actOf(t('community.manage_unpin_board'), 'Our stock'))
    await waitFor(() => expect(server.sentTo(PIN_ON_BOARD)[1]?.body).toEqual({ id: '4', isTop: 0 }))
  })

  it('offer the author of an anonymous one to people with the right', async () => {
    const content = { ...aPost.communityContent, isAnonymous: 1, createByName: '' } as const
    const asked = {
      ...({ state: 'asked', reason: 'A threat', askedByName: '何静', askedAt: '2026-11-01T08:00:00.000Z' } as const),
      ...({ confirmedByName: '', confirmedAt: null, canConfirm: 1, authorName: null } as const),
    }
    const answers = {
      [PAGE]: pageOf([{ ...aPost, communityContent: content }]),
      ...{ [DISCLOSURE]: asked, [END]: { ...asked, state: 'none' } as const },
    }
    const { t, server } = await renderDesktop('/manage/community/posts', { answers })
    await clickButton(t('community.manage_act_of', { act: t('community.manage_disclosure'), name: 'Our shop' }))
    const drawer = await dialog('Our shop')
    await drawer.findByText('A threat')
    await clickButton(t('community.manage_disclosure_refuse'), drawer)
    await waitFor(() => expect(server.sentTo(END)[0]?.body).toEqual({ id: '3' }))
  })

  it('say that a video could not be prepared', async () => {
    const broken = {
      ...{ id: '8', type: 2 as const, name: 'rain.mp4', status: 4 as const, previewUrl: '', coverUrl: null },
      ...{ expandInfo: '', fileSize: 10, picture: null, playable: null },
    }
    const film = { ...aPost, communityContent: { ...aPost.communityContent, type: 4 as const, attachments: [broken] } }
    const { t } = await renderDesktop('/manage/community/posts', { answers: { [PAGE]: pageOf([film]) } })
    expect(await screen.findAllByText(t('community.manage_video_failed'))).not.toEqual([])
  })

  it('say that none matches', async () => {
    const { t } = await renderDesktop('/manage/community/posts?keyword=zebra', { answers: { [PAGE]: pageOf([]) } })
    expect(await screen.findByText(t('community.manage_posts_not_found'))).toBeTruthy()
  })
})

it('shows the numbers of the community with a table behind the chart', async () => {
  const numbers = { people: 4, posts: 12, answers: 31 }
  const answers = {
    [STATISTICS]: {
      total: numbers,
      days: [{ day: '2026-11-01', ...numbers }],
      boards: [{ boardId: '1', name: 'Stores', ...numbers }],
    },
  }
  const { t } = await renderDesktop('/manage/community/statistics', { answers })
  expect(await screen.findByRole('table', { name: t('community.manage_by_board') })).toBeTruthy()
  expect(screen.getAllByText('31').length).toBeGreaterThan(1)
})

it('ends a mute with a reason', async () => {
  const person = { userId: '5', name: '林晓', until: '2026-12-01T08:00:00.000Z', reason: 'Shouting' }
  const answers = { [MUTES]: pageOf([{ ...person, mutedByName: '周', mutedAt: null, appeal: null }]), [UNMUTE]: null }
  const { t, server } = await renderDesktop('/manage/community/mutes', { answers })
  await clickButton(t('community.manage_act_of', { act: t('community.manage_unmute'), name: '林晓' }))
  const asked = await dialog(t('community.manage_unmute_of', { name: '林晓' }))
  fill(await findField(t('community.manage_reason')), 'Calm again')
  await clickButton(t('community.manage_unmute'), asked)
  await waitFor(() => expect(server.sentTo(UNMUTE)[0]?.body).toEqual({ userId: '5', reason: 'Calm again' }))
})

it('asks for the picture and the name of a banner and loses nothing typed', async () => {
  const { t, server } = await renderDesktop('/manage/community/banners', { answers: { [BANNERS]: [] } })
  await clickButton(t('community.manage_banner_add'))
  const asked = await dialog(t('community.manage_banner_add'))
  fill(await findField(t('community.manage_name')), 'Spring')
  await clickButton(t('community.manage_save'), asked)
  expect(await screen.findByText(t('community.manage_banner_picture_missing'))).toBeTruthy()
  expect(await findField(t('community.manage_name'))).toHaveProperty('value', 'Spring')
  expect(server.sentTo(SAVE_BANNER)).toHaveLength(0)
})
