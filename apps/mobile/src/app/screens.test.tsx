// @vitest-environment happy-dom
import { enqueue } from '@sands/web/outbox/outbox'
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tap, tapButton } from '../testing/acts.ts'
import { homeAnswers } from '../testing/home.ts'
import { renderPhone } from '../testing/render-phone.tsx'

const CHANGE = 'POST /sands-user/api/v1/user/change-language'

describe('an address', () => {
  it.each(['/no-such-page', '/MY', '/my/deeper', '/Setting'])('%s shows that it does not exist', async (path) => {
    const { t } = await renderPhone(path, { calls: homeAnswers([]) })
    expect(await screen.findByText(t('kernel.not_found_title'))).toBeTruthy()
    await tap(screen.getByRole('link', { name: t('kernel.back_home') }))
    await waitFor(() => expect(screen.queryByText(t('kernel.not_found_title'))).toBeNull())
  })

  it('of an expired share is open to visitors', async () => {
    const { t } = await renderPhone('/shareError', { session: null })
    expect(await screen.findByText(t('kernel.share_error_title'))).toBeTruthy()
  })
})

describe('the outbox', () => {
  const put = (label: string) => act(async () => void (await enqueue({ key: CHANGE, body: { language: 'vi' }, label })))

  it('lists waiting writes, and sends them on request', async () => {
    const { t, server } = await renderPhone('/outbox', { calls: { [CHANGE]: noAnswer } })
    expect(await screen.findByText(t('kernel.outbox_empty'))).toBeTruthy()
    await put('Language to Vietnamese')
    expect(await screen.findByText('Language to Vietnamese')).toBeTruthy()
    expect(await screen.findByText(t('kernel.outbox_waiting'))).toBeTruthy()
    server.answer({ [CHANGE]: null })
    await tapButton(t('kernel.outbox_send_now'))
    expect(await screen.findByText(t('kernel.outbox_empty'))).toBeTruthy()
    const keys = server.sentTo(CHANGE).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('shows why a write was refused, and discards it only on request', async () => {
    const { t } = await renderPhone('/outbox', { calls: { [CHANGE]: refused('kernel.malformed') } })
    await put('Language to Indonesian')
    await tapButton(t('kernel.outbox_discard'))
    const question = within(await screen.findByRole('dialog', { name: t('kernel.outbox_discard_title') }))
    await tap(question.getByRole('button', { name: t('kernel.outbox_discard') }))
    expect(await screen.findByText(t('kernel.outbox_empty'))).toBeTruthy()
  })
})
