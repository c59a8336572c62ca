// @vitest-environment happy-dom
import type { CeoMessage } from '@sands/contract/feedback/ceo.model'
import { type Plain, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { CEO_CREATE, CEO_GET, CEO_PAGE, CEO_REPLY, LEADERS } from '../feedback-calls.ts'

const leader = { id: '5', name: 'Chen Li', postName: 'Area manager', avatarFileUrl: null }
const author = { id: '7', name: 'Lin Xiao', postName: 'Barista', avatarFileUrl: null }
const aMessage = (over: Partial<Plain<CeoMessage>> = {}): Plain<CeoMessage> => ({
  id: '3',
  author,
  leader,
  isMine: 1,
  content: 'One more person on Fridays',
  createTime: '2026-03-02T08:00:00.000Z',
  state: 'waiting',
  reply: null,
  ...over,
})
const pageOf = (...records: Plain<CeoMessage>[]) => ({ records, current: 1, size: 20, total: records.length })

describe('the CEO channel', () => {
  it('sends a message to the chosen leader, and says who will read it', async () => {
    const { t, server } = await renderPhone('/ceo', {
      calls: { [LEADERS]: [leader], [CEO_PAGE]: pageOf(), [CEO_CREATE]: aMessage() },
    })
    await tap(await screen.findByRole('radio', { name: /Chen Li/ }))
    expect(screen.getByText(t('feedback.ceo_private_to', { name: 'Chen Li' }))).toBeTruthy()
    await typeInto(screen.getByLabelText(t('feedback.ceo_content')), 'One more person on Fridays')
    await tapButton(t('feedback.ceo_send'))
    await waitFor(() => expect(server.sentTo(CEO_CREATE)).toHaveLength(1))
    expect(server.sentTo(CEO_CREATE)[0]?.body).toEqual({ leaderId: '5', content: 'One more person on Fridays' })
    expect(address()).toBe('/ceo?tab=sent')
  })

  it('says what is missing instead of sending', async () => {
    const { t } = await renderPhone('/ceo', { calls: { [LEADERS]: [leader], [CEO_PAGE]: pageOf() } })
    await tapButton(t('feedback.ceo_send'))
    expect(await screen.findByText(t('feedback.ceo_fault_leader'))).toBeTruthy()
    expect(screen.getByText(t('feedback.fault_content'))).toBeTruthy()
  })

  it('shows received messages only to a person who has received some', async () => {
    const { t } = await renderPhone('/ceo', {
      calls: {
        [LEADERS]: [leader],
        [CEO_PAGE]: ({ query }) => (query.get('box') === 'received' ? pageOf(aMessage({ isMine: 0 })) : pageOf()),
      },
    })
    await tap(await screen.findByRole('tab', { name: t('feedback.ceo_received') }))
    expect(await screen.findByText(t('feedback.ceo_from', { name: 'Lin Xiao' }))).toBeTruthy()
    await tap(screen.getByRole('tab', { name: t('feedback.ceo_sent') }))
    expect(await screen.findByText(t('feedback.ceo_none_sent'))).toBeTruthy()
  })

  it('says that it is not open while there are no leaders', async () => {
    const { t } = await renderPhone('/ceo', { calls: { [LEADERS]: [], [CEO_PAGE]: pageOf() } })
    expect(await screen.findByText(t('feedback.ceo_closed'))).toBeTruthy()
    expect(screen.queryByRole('tab', { name: t('feedback.ceo_received') })).toBeNull()
  })
})

describe('one message of the CEO channel', () => {
  it('tells its author that there is no reply yet', async () => {
    const { t } = await renderPhone('/CeoDetail?id=3', { calls: { [CEO_GET]: aMessage() } })
    expect(await screen.findByText(t('feedback.ceo_reply_waits'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('feedback.ceo_reply_send') })).toBeNull()
  })

  it('lets its leader reply', async () => {
    const reply = { content: 'From next week', createTime: '2026-03-03T08:00:00.000Z' }
    const { t, server } = await renderPhone('/CeoDetail?id=3', {
      calls: { [CEO_GET]: aMessage({ isMine: 0 }), [CEO_REPLY]: aMessage({ isMine: 0, state: 'replied', reply }) },
    })
    await tapButton(t('feedback.ceo_reply_send'))
    expect(await screen.findByText(t('feedback.fault_content'))).toBeTruthy()
    await typeInto(screen.getByLabelText(t('feedback.ceo_reply')), 'From next week')
    server.answer({ [CEO_GET]: aMessage({ isMine: 0, state: 'replied', reply }) })
    await tapButton(t('feedback.ceo_reply_send'))
    await waitFor(() => expect(server.sentTo(CEO_REPLY)[0]?.body).toEqual({ id: '3', content: 'From next week' }))
    expect(await screen.findByText(t('feedback.ceo_reply_sent'))).toBeTruthy()
    expect(await screen.findByText(t('feedback.ceo_replied'))).toBeTruthy()
  })

  it('says that it does not exist, and links to the channel', async () => {
    const { t } = await renderPhone('/CeoDetail?id=3', { calls: { [CEO_GET]: refused('feedback.ceo_gone') } })
    expect(await screen.findByRole('link', { name: t('feedback.ceo') })).toBeTruthy()
  })
})
