// @vitest-environment happy-dom
import { samplePage } from '@sands/web/testing/sample'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clickButton, dialog, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const BOARDS = 'GET /sands-lms/api/v1/manage/community/board/page'
const WORDS = 'GET /sands-lms/api/v1/manage/community/word/list'
const COUNT = 'POST /sands-user/api/v1/manage/audience/count'
const UPDATE = 'POST /sands-lms/api/v1/manage/community/board/update'

describe('a board', () => {
  it('of a course keeps its name, and loses its cover when somebody removes it', async () => {
    const boards = samplePage(BOARDS, [{ id: '4', name: 'Knots', type: 1, coverFileId: '8', sourceType: 103, sort: 1 }])
    const [board] = boards.records
    if (!board) throw new Error('there is no board')
    const { t, server } = await renderDesktop('/manage/community/boards', {
      answers: { [BOARDS]: boards, [WORDS]: [], [COUNT]: { people: 9 }, [UPDATE]: { ...board, coverFileId: null } },
    })
    await clickButton(t('community.manage_edit_of', { name: 'Knots' }))
    const form = await dialog(t('community.manage_board_edit'))
    expect((await findField(t('community.manage_name'), form)).hasAttribute('disabled')).toBe(true)
    await clickButton(t('manage.picture_remove'), form)
    await clickButton(t('community.manage_save'), form)
    await waitFor(() =>
      expect(server.sentTo(UPDATE)[0]?.body).toMatchObject({ id: '4', name: 'Knots', coverFileId: null }),
    )
  })
})
