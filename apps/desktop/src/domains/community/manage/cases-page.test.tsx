// @vitest-environment happy-dom
import type { ModerationCase } from '@sands/contract/community/moderation.model'
import type { Plain } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const CASES = 'GET /sands-lms/api/v1/community/case/page'
const CLAIM = 'POST /sands-lms/api/v1/community/case/claim'
const DECIDE = 'POST /sands-lms/api/v1/community/case/decide'
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
const pageOf = (records: Plain<ModerationCase>[]) => ({ records, current: 1, size: 20, total: records.length })

describe('the cases of moderators', () => {
  it('says that there is nothing to do', async () => {
    const { t } = await renderDesktop(PAGE, { answers: { [CASES]: pageOf([]) } })
    expect(await screen.findByText(t('community.manage_no_cases'))).toBeTruthy()
  })

  it('claims a case and decides it with a reason', async () => {
    const answers = { [CASES]: pageOf([aCase]), [CLAIM]: aCase, [DECIDE]: null }
    const { t, server } = await renderDesktop(PAGE, { answers })
    await clickButton('Buy now')
    const drawer = await dialog('Buy now')
    expect(await screen.findByText('The whole text')).toBeTruthy()
    expect(screen.getByText(`${t('community.manage_report_spam')} · Every day`)).toBeTruthy()
    await clickButton(t('community.manage_decide_hide'), drawer)
    expect(await screen.findByText(t('community.manage_reason_missing'))).toBeTruthy()
    fill(await findField(t('community.manage_reason')), 'Advertising')
    await clickButton(t('community.manage_decide_hide'), drawer)
    const decided = { id: '7', version: 4, decision: 'hide', reason: 'Advertising' }
    await waitFor(() => expect(server.sentTo(DECIDE)[0]?.body).toEqual(decided))
    expect(server.sentTo(CLAIM)).toHaveLength(1)
  })
})
