import type { Page } from '@playwright/test'
import { type SignedIn, signIn } from '../../../apps/server/src/testing/client.ts'
import { COURSEWARE_TYPES, type CoursewareType } from '../../../packages/rules/src/study.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** A courseware of this type that the person may open now. */
async function aCourseware(reader: SignedIn, type: CoursewareType) {
  const { data: courses } = await reader.call('POST /sands-lms/api/v1/online-class-summary/page', {
    body: { size: 50 },
  })
  for (const { id } of courses.records) {
    const { data: course } = await reader.call('POST /sands-lms/api/v1/course/courseDetail', { body: { id } })
    const courseware = course.catalogue
      .flatMap(({ items: coursewares }) => coursewares)
      .find(
        ({ courseWareType, pages, lock }) =>
          courseWareType === type && lock === null && (type !== COURSEWARE_TYPES.document || pages > 2),
      )
    if (courseware)
      return { courseware, courseId: id, address: `/desktop/course/study?id=${id}&courseWareId=${courseware.id}` }
  }
  throw new Error(`there is no courseware of the type ${type}`)
}

const notesOf = async (reader: SignedIn, learnId: string) =>
  (await reader.call('GET /sands-lms/api/v1/study-note/page', { query: { learnType: 2, learnId } })).data.records

async function openNotes(desktop: Page, t: Words): Promise<void> {
  await desktop.getByRole('tab', { name: t('study.notes') }).click()
  await expect(desktop.getByRole('textbox', { name: t('study.note_write') })).toBeVisible()
}

async function write(desktop: Page, { t, content }: { t: Words; content: string }): Promise<void> {
  await desktop.getByRole('textbox', { name: t('study.note_write') }).fill(content)
  await desktop.getByRole('button', { name: t('study.note_save') }).click()
}

const noteOf = (desktop: Page, t: Words, content: string) =>
  desktop
    .getByRole('list', { name: t('study.notes') })
    .getByRole('listitem')
    .filter({ hasText: content })

test('a note pinned to a moment is there after a reload, and can be changed and deleted', async ({ open, url, t }) => {
  const reader = await signIn(url, 'reviewer')
  const { courseware, courseId, address } = await aCourseware(reader, COURSEWARE_TYPES.video)
  const desktop = await open({ device: 'desktop', as: 'reviewer' })
  await desktop.goto(address)
  await expect(desktop.getByRole('region', { name: /^播放器/ })).toBeVisible()
  await openNotes(desktop, t)
  await write(desktop, { t, content: '唱收唱付要看着顾客' })
  await expect(noteOf(desktop, t, '唱收唱付要看着顾客').getByRole('button', { name: /\d:\d\d/ })).toBeVisible()
  await expect.poll(async () => (await notesOf(reader, courseware.id)).length).toBe(1)
  await expectAccessible(desktop)

  await desktop.reload()
  await openNotes(desktop, t)
  const note = noteOf(desktop, t, '唱收唱付要看着顾客')
  await note.getByRole('button', { name: t('study.note_edit') }).click()
  await desktop.getByRole('textbox', { name: t('study.note_edit') }).fill('唱收唱付，看着顾客')
  await desktop
    .getByRole('button', { name: t('study.note_save') })
    .last()
    .click()
  await expect(noteOf(desktop, t, '唱收唱付，看着顾客')).toBeVisible()
  await expect.poll(async () => (await notesOf(reader, courseware.id))[0]?.content).toBe('唱收唱付，看着顾客')

  await desktop.goto(`/desktop/course/detail?id=${courseId}`)
  await desktop.getByRole('tab', { name: t('study.notes') }).click()
  const listed = desktop.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '唱收唱付，看着顾客' })
  await listed.getByRole('link').click()
  await expect(desktop).toHaveURL(/courseWareId=\d+&at=\d+/)
  await openNotes(desktop, t)
  await noteOf(desktop, t, '唱收唱付，看着顾客')
    .getByRole('button', { name: t('study.note_remove') })
    .click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('study.note_remove') })
    .click()
  await expect(noteOf(desktop, t, '唱收唱付，看着顾客')).toBeHidden()
  await expect.poll(async () => (await notesOf(reader, courseware.id)).length).toBe(0)
})
