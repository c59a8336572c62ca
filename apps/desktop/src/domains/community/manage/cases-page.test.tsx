// @vitest-environment happy-dom
import type { Disclosure } from '@sands/contract/community/disclosure.model'
import type { ModerationCase } from '@sands/contract/community/moderation.model'
import { type Plain, refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const GET = 'GET /sands-lms/api/v1/community/content/get'
const CASES = 'GET /sands-lms/api/v1/community/case/page'
const CLAIM = 'POST /sands-lms/api/v1/community/case/claim'
const RELEASE = 'POST /sands-lms/api/v1/community/case/release'
const DECIDE = 'POST /sands-lms/api/v1/community/case/decide'
const DISCLOSURE = 'GET /sands-lms/api/v1/manage/community/disclosure/get'
const ASK = 'POST /sands-lms/api/v1/manage/community/disclosure/ask'
const CONFIRM = 'POST /sands-lms/api/v1/manage/community/disclosure/confirm'
const PAGE = '/manage/community/cases'

const aCase: Plain<ModerationCase> = {
  id: '7',
  cause: 'report',
  words: [],
  reports: [{ reason: 'spam', text: 'Every day', createTime: '2026-11-01T08:00:00.000Z' }],
  appeal: null,
  boardId: '1',
  state: 'published',
  version: 4,
  decisions: ['keep', 'warn', 'hide', 'delete'],
  claimedByName: null,
  claimedUntil: null,
  createTime: '2026-11-01T08:00:00.000Z',
  communityContent: {
    ...{ id: '3', type: 1, title: 'Buy now', boardId: '1', name: 'Stores', articleText: 'The whole text', userId: '5' },
    ...{ createByName: '林晓', postName: '', avatarFileUrl: null, isAnonymous: 0 },
    ...{ createTime: '2026-11-01T08:00:00.000Z', viewCount: 0, commentCount: 0, likeCount: 0, isLike: 0, isMine: 0 },
    ...{ isExits: 1, toppingStatus: 0, boardToppingStatus: 0, coverUrl: null, attachments: [] },
  },
}
const whole = sample(GET, { ...aCase.communityContent, text: 'The whole text', state: 'published' })
const anonymous = {
  ...aCase,
  communityContent: { ...aCase.communityContent, isAnonymous: 1, createByName: '' },
} as const
const unknown: Plain<Disclosure> = {
  ...{ state: 'none', reason: '', askedByName: '', askedAt: null, confirmedByName: '', confirmedAt: null },
  ...{ canConfirm: 0, authorName: null },
}
const claims = { [CLAIM]: aCase, [RELEASE]: null }
const pageOf = (records: Plain<ModerationCase>[]) => ({ records, current: 1, size: 20, total: records.length })

describe('the cases of moderators', () => {
  it('says that there is nothing to do', async () => {
    const { t } = await renderDesktop(PAGE, { answers: { [CASES]: pageOf([]) } })
    expect(await screen.findByText(t('community.manage_no_cases'))).toBeTruthy()
  })

  it('claims a case when it is opened, and decides it with a reason', async () => {
    const answers = { [CASES]: pageOf([aCase]), [GET]: whole, [CLAIM]: aCase, [DECIDE]: null, [RELEASE]: null }
    const { t, server } = await renderDesktop(PAGE, { answers })
    await clickButton('Buy now')
    const drawer = await dialog('Buy now')
    await waitFor(() => expect(server.sentTo(CLAIM)[0]?.body).toEqual({ id: '7' }))
    expect(await screen.findByText('The whole text')).toBeTruthy()
    expect(screen.getByText(`${t('community.manage_report_spam')} · Every day`)).toBeTruthy()
    await clickButton(t('community.manage_decide_hide'), drawer)
    expect(await screen.findByText(t('community.manage_reason_missing'))).toBeTruthy()
    fill(await findField(t('community.manage_reason')), 'Advertising')
    await clickButton(t('community.manage_decide_hide'), drawer)
    const decided = { id: '7', version: 4, decision: 'hide', reason: 'Advertising' }
    await waitFor(() => expect(server.sentTo(DECIDE)[0]?.body).toEqual(decided))
    await waitFor(() => expect(server.sentTo(RELEASE)[0]?.body).toEqual({ id: '7' }))
  })

  it('says who has the case, and decides nothing then', async () => {
    const taken = refused('community.case_claimed', { name: '何静' })
    const answers = { [CASES]: pageOf([aCase]), [GET]: whole, [CLAIM]: taken }
    const { t, server } = await renderDesktop(PAGE, { answers })
    await clickButton('Buy now')
    const drawer = await dialog('Buy now')
    expect(await drawer.findByText(/何静/)).toBeTruthy()
    fill(await findField(t('community.manage_reason')), 'Advertising')
    await clickButton(t('community.manage_decide_hide'), drawer)
    await waitFor(() => expect(server.sentTo(CLAIM)).toHaveLength(2))
    expect(server.sentTo(DECIDE)).toHaveLength(0)
  })

  it('shows the whole content before the decision: pictures in the text, documents, link and poll', async () => {
    const article = sample(GET, {
      ...whole,
      type: 2,
      content: '<p>Look <img src="/files/9.png" alt="A shelf" width="40" height="30"></p>',
      link: 'https://example.com/offer',
      attachments: [{ id: '31', type: 3, name: 'Prices.pdf' }],
      poll: { isMultiple: 0, options: [{ id: '1', text: 'Cheaper', votes: null }] },
    })
    await renderDesktop(PAGE, { answers: { ...claims, [CASES]: pageOf([aCase]), [GET]: article } })
    await clickButton('Buy now')
    const drawer = await dialog('Buy now')
    expect(await drawer.findByRole('img', { name: 'A shelf' })).toBeTruthy()
    expect(drawer.getByRole('link', { name: 'Prices.pdf' }).getAttribute('href')).toBe('/media/document?id=31')
    expect(drawer.getByRole('link', { name: 'https://example.com/offer' })).toBeTruthy()
    expect(drawer.getByText('Cheaper')).toBeTruthy()
  })

  it('asks for the author of an anonymous post with a reason', async () => {
    const answers = { ...claims, [CASES]: pageOf([anonymous]), [GET]: whole, [DISCLOSURE]: unknown, [ASK]: unknown }
    const { t, server } = await renderDesktop(PAGE, { answers })
    await clickButton('Buy now')
    const drawer = await dialog('Buy now')
    await clickButton(t('community.manage_disclosure_ask'), drawer)
    const form = await dialog(t('community.manage_disclosure_ask'))
    fill(await findField(t('community.manage_reason'), form), 'A threat')
    await clickButton(t('community.manage_disclosure_ask'), form)
    await waitFor(() => expect(server.sentTo(ASK)[0]?.body).toEqual({ id: '3', reason: 'A threat' }))
  })

  it('lets a second person confirm, and shows the name', async () => {
    const asked = { ...unknown, state: 'asked', reason: 'A threat', askedByName: '何静', canConfirm: 1 } as const
    const told = { ...asked, state: 'confirmed', canConfirm: 0, authorName: '林晓' } as const
    const answers = { ...claims, [CASES]: pageOf([anonymous]), [GET]: whole, [DISCLOSURE]: asked, [CONFIRM]: told }
    const { t, server } = await renderDesktop(PAGE, { answers })
    await clickButton('Buy now')
    const drawer = await dialog('Buy now')
    await drawer.findByText('A threat')
    server.answer({ [DISCLOSURE]: told })
    await clickButton(t('community.manage_disclosure_confirm'), drawer)
    await waitFor(() => expect(server.sentTo(CONFIRM)[0]?.body).toEqual({ id: '3' }))
    expect(await screen.findByText('林晓')).toBeTruthy()
  })

  it('offers nothing of it without the right', async () => {
    const { t, server } = await renderDesktop(PAGE, {
      answers: { ...claims, [CASES]: pageOf([anonymous]), [GET]: whole },
      rights: ['community.moderate'],
    })
    await clickButton('Buy now')
    await dialog('Buy now')
    expect(screen.queryByText(t('community.manage_disclosure'))).toBeNull()
    expect(server.sentTo(DISCLOSURE)).toHaveLength(0)
  })
})
