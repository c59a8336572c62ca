// @vitest-environment happy-dom
import { BOARD_SOURCES } from '@sands/rules/community/content'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { click, clickButton, dialog } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { SourceBoard } from './source-board.tsx'

const GET = 'GET /sands-lms/api/v1/manage/community/source-board/get'
const SET = 'POST /sands-lms/api/v1/manage/community/source-board/set'

const board = { id: '4', type: 1, contentCount: 3 } as const
const part = <SourceBoard source={BOARD_SOURCES.course} id="9" />

describe('the board of a course in its editor', () => {
  it('is switched on at once', async () => {
    const { t, server } = await renderDesktop(part, { answers: { [GET]: null, [SET]: board } })
    await click(await screen.findByRole('switch', { name: t('community.source_has_board') }))
    await waitFor(() => expect(server.sentTo(SET)[0]?.body).toEqual({ sourceType: 103, sourceId: '9', isOn: true }))
  })

  it('asks before it is switched off', async () => {
    const { t, server } = await renderDesktop(part, { answers: { [GET]: board, [SET]: null } })
    await click(await screen.findByRole('switch', { name: t('community.source_has_board'), checked: true }))
    expect(server.sentTo(SET)).toHaveLength(0)
    await clickButton(t('community.source_off'), await dialog(t('community.source_off_ask')))
    await waitFor(() => expect(server.sentTo(SET)[0]?.body).toEqual({ sourceType: 103, sourceId: '9', isOn: false }))
  })

  it('is not there for people who do not edit the course', async () => {
    const { t, server } = await renderDesktop(part)
    await waitFor(() => expect(server.sentTo(GET)).toHaveLength(1))
    expect(screen.queryByText(t('community.source_board'))).toBeNull()
  })
})
