// @vitest-environment happy-dom
import type { Attachment, CommunityContent } from '@sands/contract/community/community.model'
import { type CallAnswers, type Plain, refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { address, tap, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const GET = 'GET /sands-lms/api/v1/community/content/get'
const FEED = 'GET /sands-lms/api/v1/community/content/page'
const PIN = 'POST /sands-lms/api/v1/community/content/top/board'
const COUNT = 'GET /sands-system/api/v1/comment/count'
const COMMENTS = 'GET /sands-system/api/v1/comment/page'
const nothing = { records: [], current: 1, size: 20, total: 0 }
const VIEW = 'GET /sands-lms/api/v1/community/content/addViewCount'

const content: Plain<CommunityContent> = {
  ...{ id: '7', type: 3, title: 'The opened album', boardId: '4', name: 'Store diary', articleText: 'A long day' },
  ...{ userId: '9', createByName: 'Emma', postName: '', avatarFileUrl: null, isAnonymous: 0 },
  ...{ createTime: '2026-03-04T08:00:00.000Z', viewCount: 12, commentCount: 3, likeCount: 5, isLike: 0 },
  ...{ isMine: 0, isExits: 1, toppingStatus: 0, boardToppingStatus: 0, coverUrl: null, attachments: [] },
}
const parts = {
  ...{ content: '', text: 'A long day', link: null, coverFileId: null, collectCount: 0, poll: null, version: 1 },
  ...{ topics: [], mentions: [] },
}
const detail = sample(GET, { ...content, ...parts, state: 'published' })
const pictureOf = (id: string): Plain<Attachment> => ({
  ...{ id, type: 1, name: `${id}.png`, status: 3, previewUrl: '', coverUrl: null, expandInfo: '', fileSize: 10 },
  picture: { url: `/files/${id}.png`, width: 40, height: 30, placeholder: '', sizes: [] },
  playable: null,
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

const filmAt = (hlsUrl: string): Plain<Attachment> => ({
  ...pictureOf('31'),
  ...{ type: 2, name: 'rain.mp4', picture: null },
  playable: {
    ...{ duration: 20, videoWidth: 360, videoHeight: 640, hlsUrl },
    ...{ thumbnails: null, waveform: null, captions: [] },
  },
})
const filmed = (hlsUrl: string) => ({ ...detail, type: 4 as const, attachments: [filmAt(hlsUrl)] })

/** The files of videos answer as the test says; null when the network is away. */
function filesAnswer(status: () => number | null) {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith('/files/')) return fetch(input, init)
    const now = status()
    if (now === null) throw new TypeError('Failed to fetch')
    return new Response('', { status: now })
  }
}
const film = async () => {
  await screen.findByText('The opened album')
  const video = await waitFor(() => {
    const found = document.querySelector('video')
    if (!found?.getAttribute('src')) throw new Error('no video is attached')
    return found
  })
  return { video, tell: (name: string) => act(async () => void video.dispatchEvent(new Event(name))) }
}

describe('the roll', () => {
  it('tells the author that the video could not be prepared', async () => {
    const broken = { ...filmAt(''), status: 4 as const, playable: null }
    const own = { ...detail, type: 4 as const, isMine: 1 as const, attachments: [broken] }
    const { t } = await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', { calls: { ...calls, [GET]: own } })
    expect(await screen.findByText(t('community.video_failed_mine'))).toBeTruthy()
  })

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

  it('shows the pictures of an album from the first one on', async () => {
    const attachments = ['31', '32', '33'].map(pictureOf)
    await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', {
      calls: { ...calls, [GET]: { ...detail, attachments } },
    })
    const first = await screen.findByRole('button', { name: 'The opened album 1 / 3' })
    const album = first.closest('ul')
    if (!album) throw new Error('the pictures are not in a list')
    expect(within(album).getAllByRole('button')).toHaveLength(3)
    expect(within(album).getAllByRole('button')[0]).toBe(first)
  })

  it('offers the acts and the parts of the content behind "more"', async () => {
    const whole = sample(GET, {
      ...content,
      ...parts,
      ...{ link: 'https://example.com/rain', topics: ['weather'] },
      canModerate: 1,
      state: 'published',
      poll: { isMultiple: 0, voters: 1, hasVoted: 0, options: [{ id: '1', text: 'Rain', votes: null, isMine: 0 }] },
    })
    const { t, server } = await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', {
      calls: { ...calls, [GET]: whole, [PIN]: null },
    })
    await tap((await screen.findAllByRole('button', { name: t('community.more') }))[0] as Element)
    const sheet = within(await screen.findByRole('dialog', { name: t('community.more') }))
    expect(await sheet.findByText('https://example.com/rain')).toBeTruthy()
    expect(sheet.getByRole('link', { name: '#weather' })).toBeTruthy()
    expect(sheet.getByText('Rain')).toBeTruthy()
    for (const act of ['case_decide_hide', 'pin', 'delete', 'follow'] as const)
      expect(sheet.getByRole('button', { name: t(`community.${act}`) })).toBeTruthy()
    await tap(sheet.getByRole('button', { name: t('community.pin') }))
    await waitFor(() => expect(server.sentTo(PIN)[0]?.body).toEqual({ id: '7', isTop: 1 }))
  })

  it('offers to write a comment only where the board allows it', async () => {
    const { t } = await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', {
      calls: { ...calls, [GET]: { ...detail, isCommentable: 0 }, [COUNT]: { count: 0 }, [COMMENTS]: nothing },
    })
    const [comments] = await screen.findAllByRole('button', { name: t('community.comments', { count: 3 }) })
    await tap(comments as Element)
    expect(await screen.findByText(t('social.closed'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('social.write') })).toBeNull()
  })

  it('offers neither likes nor comments for a hidden content', async () => {
    const { t } = await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', {
      calls: { ...calls, [GET]: { ...detail, state: 'hidden' }, [FEED]: pageOf() },
    })
    expect(await screen.findByRole('button', { name: t('community.more') })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('community.comments', { count: 3 }) })).toBeNull()
    expect(screen.queryByRole('button', { name: t('community.likes', { count: 5 }) })).toBeNull()
  })

  it('says that the content is gone', async () => {
    await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', { calls: { ...calls, [GET]: refused('community.gone') } })
    await waitFor(() => expect(screen.queryByText('The opened album')).toBeNull())
  })

  it('says that a video was lost, and goes on when the network is back', async () => {
    const { t } = await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', {
      calls: { ...calls, [GET]: filmed('/files/film.m3u8'), [FEED]: pageOf() },
    })
    filesAnswer(() => null)
    const { video, tell } = await film()
    await tell('error')
    expect((await screen.findByRole('alert')).textContent).toContain(t('community.video_lost'))
    const load = vi.spyOn(video, 'load')
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await tell('playing')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks once for a new address of a video when the old one has expired', async () => {
    let asked = 0
    const { t, server } = await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', {
      calls: {
        ...calls,
        [GET]: () => {
          asked += 1
          return filmed(`/files/${asked}.m3u8`)
        },
        [FEED]: pageOf(),
      },
    })
    filesAnswer(() => 403)
    const { video, tell } = await film()
    await tell('error')
    await waitFor(() => expect(video.getAttribute('src')).toBe('/files/2.m3u8'))
    await tell('error')
    expect(await screen.findByText(t('community.video_lost'))).toBeTruthy()
    expect(server.sentTo(GET)).toHaveLength(2)
    await tapButton(t('kernel.retry'))
    await waitFor(() => expect(video.getAttribute('src')).toBe('/files/3.m3u8'))
  })

  it('leaves a video paused that was paused before it began', async () => {
    const play = vi
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValue(new DOMException('The play() request was interrupted by a call to pause()', 'AbortError'))
    onTestFinished(() => play.mockRestore())
    await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', {
      calls: { ...calls, [GET]: filmed('/files/film.m3u8'), [FEED]: pageOf() },
    })
    const { video } = await film()
    await waitFor(() => expect(play).toHaveBeenCalled())
    await act(async () => undefined)
    expect(play).toHaveBeenCalledOnce()
    expect(video.muted).toBe(false)
  })

  it('offers to try again when another order cannot be loaded', async () => {
    const { t } = await renderPhone('/rollVideo?sortType=0&id=7&boardId=4', {
      calls: {
        ...calls,
        [FEED]: ({ query }) => (query.get('sortType') === '1' ? refused('kernel.unavailable') : pageOf()),
      },
    })
    await screen.findByText('The opened album')
    await tapButton(t('community.sort_hot'))
    expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
  })
})
