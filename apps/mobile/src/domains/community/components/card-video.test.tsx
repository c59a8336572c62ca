// @vitest-environment happy-dom
import type { Attachment, CommunityContent } from '@sands/contract/community/community.model'
import { asId } from '@sands/contract/kernel/id'
import { sample } from '@sands/web/testing/sample'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { CardVideo } from './card-video.tsx'

const GET = 'GET /sands-lms/api/v1/community/content/get'

const CONTENT = asId<CommunityContent['id']>('7')

const videoAt = (hlsUrl: string) => ({
  ...{ id: '3', type: 2 as const, name: 'Opening', status: 3 as const, previewUrl: '', coverUrl: null, expandInfo: '' },
  ...{ fileSize: 10, picture: null },
  playable: {
    ...{ duration: 20, videoWidth: 640, videoHeight: 360, hlsUrl },
    ...{ thumbnails: null, waveform: null, captions: [] },
  },
})

/** A card whose first address answers with this status; null when the network is down. */
async function open(status: number | null) {
  const attachment = { ...videoAt('/files/old.m3u8'), id: asId<Attachment['id']>('3') }
  const phone = await renderPhone(<CardVideo contentId={CONTENT} video={attachment} isMine={false} />, {
    calls: { [GET]: sample(GET, { id: '7', state: 'published', attachments: [videoAt('/files/new.m3u8')] }) },
  })
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith('/files/')) return fetch(input, init)
    if (status === null) throw new TypeError('Failed to fetch')
    return new Response('', { status })
  }
  await tapButton(phone.t('community.play', { name: 'Opening' }))
  return { ...phone, video: await screen.findByLabelText<HTMLVideoElement>('Opening') }
}

const fails = (video: HTMLVideoElement) => act(async () => void video.dispatchEvent(new Event('error')))

it('is focused once it has replaced its cover', async () => {
  const { video } = await open(200)
  expect(document.activeElement).toBe(video)
})

it('plays on at a new address when the old one has expired', async () => {
  const { video, server, t } = await open(403)
  await waitFor(() => expect(video.getAttribute('src')).toBe('/files/old.m3u8'))
  await fails(video)
  await waitFor(() => expect(video.getAttribute('src')).toBe('/files/new.m3u8'))
  expect(server.sentTo(GET)[0]?.query.get('id')).toBe('7')
  // A new address that is refused too is not asked for again and again.
  await fails(video)
  expect(await screen.findByText(t('community.video_lost'))).toBeTruthy()
  expect(server.sentTo(GET)).toHaveLength(1)
})

it.each([
  ['the network is down', null],
  ['the video is broken', 200],
])('says that it was lost because %s, and tries again', async (_, status) => {
  const { video, server, t } = await open(status)
  await waitFor(() => expect(video.getAttribute('src')).toBe('/files/old.m3u8'))
  await fails(video)
  expect(await screen.findByText(t('community.video_lost'))).toBeTruthy()
  await tapButton(t('kernel.retry'))
  const again = await screen.findByLabelText('Opening')
  await waitFor(() => expect(again.getAttribute('src')).toBe('/files/new.m3u8'))
  expect(server.sentTo(GET)).toHaveLength(1)
})

it.each([
  [true, 'community.video_failed_mine'],
  [false, 'community.video_failed'],
] as const)('says that its preparation failed, and to its author what to do (%s)', async (isMine, text) => {
  const video = { ...videoAt(''), id: asId<Attachment['id']>('3'), status: 4 as const, playable: null }
  const { t } = await renderPhone(<CardVideo contentId={CONTENT} video={video} isMine={isMine} />)
  expect(await screen.findByText(t(text))).toBeTruthy()
})
