// @vitest-environment happy-dom
import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import { type Plain, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tapButton, typeInto } from '../../../testing/acts.ts'
import { aTab } from '../../../testing/answers.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const LIST = 'GET /sands-lms/api/v1/lecturer/page'
const GET = 'GET /sands-lms/api/v1/lecturer/get'

const aLecturer = (id: string): Plain<LecturerItem> => ({
  id,
  name: `Lecturer ${id}`,
  lecturerKind: 'internal',
  lectureGradeName: 'Senior',
  companyName: 'Sands',
  teachingExperience: 'Ten years of coffee',
  tagNames: ['Service'],
  avatarFileUrl: null,
  avatar: null,
  teachCourseNum: 0,
  teachTotalDuration: 0,
})
const card = (id: string) => screen.findByRole('link', { name: new RegExp(`Lecturer ${id}`) })

describe('the lecturers', () => {
  it('are listed by kind; an empty kind links to all', async () => {
    const { t } = await renderPhone('/lecturerCenter', {
      calls: {
        [LIST]: ({ query }) => (query.get('lecturerKind') === 'external' ? onePage([]) : onePage([aLecturer('1')])),
      },
    })
    expect(await card('1')).toBeTruthy()
    expect(screen.getByRole('button', { name: t('kernel.back') })).toBeTruthy()
    await tapButton(t('lecturer.kind_external'))
    expect(await screen.findByText(t('lecturer.none_of_kind'))).toBeTruthy()
    await tapButton(t('lecturer.show_all'))
    expect(await card('1')).toBeTruthy()
  })

  it('have no back button as a tab', async () => {
    const { t } = await renderPhone('/lecturerCenterTab', {
      calls: {
        [LIST]: onePage([aLecturer('1')]),
        'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation': {
          navigations: [aTab('1', { name: 'Lecturers', defaultCode: 'lecturer' })],
        },
      },
    })
    expect(await card('1')).toBeTruthy()
    expect(await screen.findByRole('navigation', { name: t('kernel.tabs') })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('kernel.back') })).toBeNull()
  })

  it('are found while typing, and an empty result says so', async () => {
    const { t } = await renderPhone('/lecturerSearch', {
      calls: { [LIST]: ({ query }) => onePage(query.get('keyWord') === 'ten' ? [aLecturer('2')] : []) },
    })
    await typeInto(await screen.findByRole('searchbox'), 'ten')
    expect(await card('2')).toBeTruthy()
    await typeInto(screen.getByRole('searchbox'), 'nobody')
    expect(await screen.findByText(t('lecturer.none_found', { words: 'nobody' }))).toBeTruthy()
  })
})

describe('a lecturer', () => {
  it('shows the profile', async () => {
    const { t } = await renderPhone('/lecturerDetail?lecturerId=1', {
      calls: { [GET]: { ...aLecturer('1'), introduction: '<p>I teach</p>' } },
    })
    expect(await screen.findByRole('heading', { name: 'Lecturer 1', level: 2 })).toBeTruthy()
    expect(screen.getByRole('heading', { name: t('lecturer.introduction') })).toBeTruthy()
  })

  it.each(['/lecturerDetail?lecturerId=999', '/lecturerDetail'])(
    'who does not exist, at %s, is shown as deleted',
    async (path) => {
      const { t } = await renderPhone(path, { calls: { [GET]: refused('lecturer.gone') } })
      expect(await screen.findByRole('heading', { name: t('kernel.gone_title') })).toBeTruthy()
      await waitFor(() =>
        expect(screen.getByRole('link', { name: t('lecturer.title') }).getAttribute('href')).toBe('/lecturerCenter'),
      )
    },
  )
})
