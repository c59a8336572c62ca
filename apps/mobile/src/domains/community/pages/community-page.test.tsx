// @vitest-environment happy-dom
import type { Attachment, Board, CommunityContent } from '@sands/contract/community/community.model'
import type { ModerationCase } from '@sands/contract/community/moderation.model'
import { type CallAnswers, type Plain, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton, tapLink, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const INDEX = 'GET /sands-lms/api/v1/community/index'
const FEED = 'GET /sands-lms/api/v1/community/content/page'
const NAMES = 'GET /sands-lms/api/v1/community/board/name'
const COLUMNS = 'GET /sands-lms/api/v1/community/board/column/page'

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
const attachmentOf = (place: number): Plain<Attachment> => ({
  ...{ id: String(place), type: 1, name: `${place}.png`, status: 3, previewUrl: '', coverUrl: null, expandInfo: '' },
  ...{
    fileSize: 10,
    picture: { url: `/files/${place}.png`, width: 40, height: 30, placeholder: '', sizes: [] },
    playable: null,
  },
})
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

  it('shows three pictures of a note with the total, and all of them after a tap', async () => {
    const attachments = Array.from({ length: 5 }, (_, place) => attachmentOf(place + 1))
    const records = [{ ...content, attachments }]
    const { t } = await renderPhone('/community', {
      calls: { ...calls, [INDEX]: { ...index, contents: page(records) } },
    })
    expect(await screen.findByText(t('community.picture_total', { count: 5 }))).toBeTruthy()
    const name = t('social.picture', { number: 3 })
    await tapButton(`${t('kernel.picture_open', { name })} ${t('community.picture_total', { count: 5 })}`)
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(address()).toBe('/community')
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

describe('the feed of a topic or an author', () => {
  it('shows what has the topic, without a field to search', async () => {
    const { t, server } = await renderPhone('/communitySearchPage?type=1&topic=rain', { calls })
    expect(await screen.findByText('Rain and an umbrella')).toBeTruthy()
    expect(server.sentTo(FEED)[0]?.query.get('topic')).toBe('rain')
    expect(screen.queryByLabelText(t('community.search_hint'))).toBeNull()
  })

  it('shows what the author has published', async () => {
    const { server } = await renderPhone('/communitySearchPage?type=1&userId=9', { calls })
    expect(await screen.findByText('Rain and an umbrella')).toBeTruthy()
    expect(server.sentTo(FEED)[0]?.query.get('userId')).toBe('9')
  })
})

describe('the cases of a board', () => {
  const CASES = 'GET /sands-lms/api/v1/community/case/page'
  const CLAIM = 'POST /sands-lms/api/v1/community/case/claim'
  const RELEASE = 'POST /sands-lms/api/v1/community/case/release'
  const DECIDE = 'POST /sands-lms/api/v1/community/case/decide'
  const found: Plain<ModerationCase> = {
    ...{ id: '3', cause: 'report', words: [], appeal: null, boardId: '4', state: 'published', version: 2 },
    reports: [{ reason: 'spam', text: 'Sells umbrellas', createTime: '2026-03-04T08:00:00.000Z' }],
    ...{ decisions: ['keep', 'hide'], claimedByName: null, claimedUntil: null },
    ...{ createTime: '2026-03-04T08:00:00.000Z', communityContent: content },
  }
  const cases = { records: [found], current: 1, size: 20, total: 1 }

  it('are decided with a reason, for the version that was seen', async () => {
    const { t, server } = await renderPhone('/communityDetail?id=4&type=1&cases=1', {
      calls: { [CASES]: cases, [CLAIM]: found, [DECIDE]: null, [RELEASE]: null },
    })
    expect(await screen.findByText(`${t('community.report_spam')} · Sells umbrellas`)).toBeTruthy()
    await tapButton(t('community.case_decide'))
    await tap(await screen.findByLabelText(t('community.case_decide_hide')))
    await typeInto(screen.getByLabelText(t('community.case_reason')), 'Advertising')
    await tapButton(t('community.case_send'))
    await waitFor(() =>
      expect(server.sentTo(DECIDE)[0]?.body).toEqual({ id: '3', version: 2, decision: 'hide', reason: 'Advertising' }),
    )
  })

  it('keep the reason when somebody else has claimed the case', async () => {
    const { t } = await renderPhone('/communityDetail?id=4&type=1&cases=1', {
      calls: { [CASES]: cases, [CLAIM]: refused('community.case_claimed', { name: 'Li' }) },
    })
    await tapButton(t('community.case_decide'))
    expect(await screen.findByText('Li is working on this case')).toBeTruthy()
    await tap(await screen.findByLabelText(t('community.case_decide_hide')))
    await typeInto(screen.getByLabelText(t('community.case_reason')), 'Advertising')
    await tapButton(t('community.case_send'))
    expect(await screen.findByText('Li is working on this case')).toBeTruthy()
    expect(screen.getByDisplayValue('Advertising')).toBeTruthy()
  })

  it('are no longer listed when they are over', async () => {
    const { t, server } = await renderPhone('/communityDetail?id=4&type=1&cases=1', {
      calls: { [CASES]: cases, [CLAIM]: found, [RELEASE]: null },
    })
    await tapButton(t('community.case_decide'))
    await tap(await screen.findByLabelText(t('community.case_decide_hide')))
    await typeInto(screen.getByLabelText(t('community.case_reason')), 'Advertising')
    server.answer({ [CLAIM]: refused('community.case_gone'), [CASES]: { ...cases, records: [], total: 0 } })
    await tapButton(t('community.case_send'))
    expect(await screen.findByText(t('community.cases_none'))).toBeTruthy()
  })

  it('are given back also when only a later claim was successful', async () => {
    const { t, server } = await renderPhone('/communityDetail?id=4&type=1&cases=1', {
      calls: { [CASES]: cases, [CLAIM]: refused('community.case_claimed', { name: 'Li' }), [RELEASE]: null },
    })
    await tapButton(t('community.case_decide'))
    expect(await screen.findByText('Li is working on this case')).toBeTruthy()
    await tap(await screen.findByLabelText(t('community.case_decide_hide')))
    await typeInto(screen.getByLabelText(t('community.case_reason')), 'Advertising')
    server.answer({ [CLAIM]: found, [DECIDE]: refused('kernel.changed_meanwhile') })
    await tapButton(t('community.case_send'))
    await waitFor(() => expect(server.sentTo(DECIDE)).toHaveLength(1))
    await tapButton(t('kernel.close'))
    await waitFor(() => expect(server.sentTo(RELEASE)[0]?.body).toEqual({ id: '3' }))
  })

  it('are beside what is hidden on the board', async () => {
    const HIDDEN = 'GET /sands-lms/api/v1/community/content/hidden/page'
    const { t, server } = await renderPhone('/communityDetail?id=4&type=1&cases=1', {
      calls: { [CASES]: cases, [HIDDEN]: { ...cases, records: [{ ...content, title: 'Hidden away' }] } },
    })
    await tap(await screen.findByRole('tab', { name: t('community.tab_hidden') }))
    expect(await screen.findByText('Hidden away')).toBeTruthy()
    expect(server.sentTo(HIDDEN)[0]?.query.get('boardId')).toBe('4')
  })

  it('are claimed when they are opened, and given back when they are left', async () => {
    const { t, server } = await renderPhone('/communityDetail?id=4&type=1&cases=1', {
      calls: { [CASES]: cases, [CLAIM]: found, [RELEASE]: null },
    })
    await tapButton(t('community.case_decide'))
    await waitFor(() => expect(server.sentTo(CLAIM)[0]?.body).toEqual({ id: '3' }))
    expect(server.sentTo(RELEASE)).toHaveLength(0)
    await tapButton(t('kernel.close'))
    await waitFor(() => expect(server.sentTo(RELEASE)[0]?.body).toEqual({ id: '3' }))
  })
})

describe('a moderator on the phone', () => {
  const GET = 'GET /sands-lms/api/v1/community/content/get'
  const VIEW = 'GET /sands-lms/api/v1/community/content/addViewCount'
  const DELETE = 'POST /sands-lms/api/v1/community/content/delete'
  const detail = sample(GET, { ...content, text: 'A long day', state: 'published', canModerate: 1 })

  it('deletes a post of another person with a reason', async () => {
    const { t, server } = await renderPhone('/comDetailLevel?id=7', {
      calls: {
        ...{ [GET]: detail, [VIEW]: { viewCount: 13 }, [DELETE]: null },
        'GET /sands-system/api/v1/comment/count': { count: 0 },
        'GET /sands-system/api/v1/comment/page': { records: [], current: 1, size: 20, total: 0 },
      },
    })
    await tapButton(t('community.delete'))
    const sheet = within(await screen.findByRole('dialog', { name: t('community.delete') }))
    await typeInto(sheet.getByLabelText(t('community.case_reason')), 'Advertising')
    await tap(sheet.getByRole('button', { name: t('community.delete') }))
    await waitFor(() => expect(server.sentTo(DELETE)[0]?.body).toEqual({ id: '7', reason: 'Advertising' }))
  })
})

describe('a moderator of the board on the phone', () => {
  const GET = 'GET /sands-lms/api/v1/community/content/get'
  const VIEW = 'GET /sands-lms/api/v1/community/content/addViewCount'
  const HIDE = 'POST /sands-lms/api/v1/community/content/hide'
  const RESTORE = 'POST /sands-lms/api/v1/community/content/restore'
  const detailIn = (state: 'published' | 'hidden') =>
    sample(GET, { ...content, text: 'A long day', state, canModerate: 1 })
  const others: CallAnswers = {
    [VIEW]: { viewCount: 13 },
    'GET /sands-system/api/v1/comment/count': { count: 0 },
    'GET /sands-system/api/v1/comment/page': { records: [], current: 1, size: 20, total: 0 },
  }

  it('hides a post with a reason, and restores it', async () => {
    const { t, server } = await renderPhone('/comDetailLevel?id=7', {
      calls: { ...others, [GET]: detailIn('published'), [HIDE]: null, [RESTORE]: null },
    })
    const decide = async (label: string) => {
      await tapButton(label)
      const sheet = within(await screen.findByRole('dialog', { name: label }))
      await typeInto(sheet.getByLabelText(t('community.case_reason')), 'A reason')
      await tap(sheet.getByRole('button', { name: label }))
    }
    await screen.findByRole('button', { name: t('community.case_decide_hide') })
    server.answer({ [GET]: detailIn('hidden') })
    await decide(t('community.case_decide_hide'))
    await waitFor(() => expect(server.sentTo(HIDE)[0]?.body).toEqual({ id: '7', reason: 'A reason' }))
    expect(await screen.findByText(t('community.state_hidden'))).toBeTruthy()
    await decide(t('community.case_decide_restore'))
    await waitFor(() => expect(server.sentTo(RESTORE)[0]?.body).toEqual({ id: '7', reason: 'A reason' }))
  })
})

describe('a muted person', () => {
  const BOARD = 'GET /sands-lms/api/v1/community/board/get'
  const MODERATORS = 'GET /sands-lms/api/v1/community/board-moderator/page'
  const PINS = 'GET /sands-lms/api/v1/community/content/top/list'
  const nobody = { records: [], current: 1, size: 20, total: 0 }
  const MINE = 'GET /sands-lms/api/v1/community/content/publish/page'
  const APPEAL = 'POST /sands-lms/api/v1/community/content/appeal'
  const muted = sample(BOARD, {
    ...boards[0],
    denial: 'muted',
    mute: { until: '2026-03-09T08:00:00.000Z', reason: 'Shouting', actionId: '5' },
  })

  it('reads why, and appeals', async () => {
    const { t, server } = await renderPhone('/communityDetail?id=1&type=1', {
      calls: { ...calls, [BOARD]: muted, ...{ [PINS]: [], [MODERATORS]: nobody, [MINE]: nobody, [APPEAL]: null } },
    })
    expect(await screen.findByText(/Shouting/)).toBeTruthy()
    await tapLink(t('community.appeal'))
    await waitFor(() => expect(address()).toBe('/myPublish?appeal=5'))
    await typeInto(await screen.findByLabelText(t('community.appeal_text')), 'I whispered')
    await tapButton(t('community.appeal_send'))
    await waitFor(() => expect(server.sentTo(APPEAL)[0]?.body).toEqual({ actionId: '5', text: 'I whispered' }))
  })
})

describe('the choice of what to publish', () => {
  const BOARD = 'GET /sands-lms/api/v1/community/board/get'

  it('offers the types that fit the board', async () => {
    const board = sample(BOARD, { ...boards[0], type: 2 })
    const { t } = await renderPhone('/communityPublish?boardId=1', { calls: { [BOARD]: board } })
    await waitFor(() => expect(screen.queryByText(t('community.publish_note'))).toBeNull())
    expect(screen.getByText(t('community.publish_video'))).toBeTruthy()
  })

  it('says why the person may not publish there', async () => {
    const board = sample(BOARD, { ...boards[0], denial: 'moderators_only' })
    const { t } = await renderPhone('/newPage?boardId=1', { calls: { [BOARD]: board } })
    expect(await screen.findByText(t('community.denial_moderators_only'))).toBeTruthy()
    expect(screen.queryByText(t('community.publish_note'))).toBeNull()
  })

  it('passes on that visitors may not read it', async () => {
    const board = sample(BOARD, { ...boards[0] })
    const { t } = await renderPhone('/communityPublish?boardId=1&isEnablePShare=0', { calls: { [BOARD]: board } })
    const link = await screen.findByRole('link', { name: t('community.publish_note') })
    expect(link.getAttribute('href')).toBe('/publishPost?boardId=1&isEnablePShare=0')
  })
})

describe('the form of a note', () => {
  it('names what is missing after the first try', async () => {
    const { t } = await renderPhone('/publishPost', { calls: { [NAMES]: [], [COLUMNS]: samplePage(COLUMNS, []) } })
    await tapButton(t('community.publish'))
    expect(await screen.findByText(t('community.fault_title_missing'))).toBeTruthy()
    expect(screen.getByText(t('community.fault_content_missing'))).toBeTruthy()
    expect(screen.getByText(t('community.fault_board_missing'))).toBeTruthy()
  })
})
