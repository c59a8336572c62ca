import type { Page } from '@playwright/test'
import { type SignedIn, signIn } from '../../../apps/server/src/testing/client.ts'
import { COURSEWARE_TYPES, type CoursewareType } from '../../../packages/rules/src/study.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** A piece of a kind that the person may open now. */
async function aPiece(reader: SignedIn, type: CoursewareType) {
  const { data: courses } = await reader.call('POST /sands-lms/api/v1/online-class-summary/page', {
    body: { size: 50 },
  })
  for (const { id } of courses.records) {
    const { data: course } = await reader.call('POST /sands-lms/api/v1/course/courseDetail', { body: { id } })
    const item = course.catalogue
      .flatMap(({ items }) => items)
      .find(
        ({ courseWareType, pages, lock }) =>
          courseWareType === type && lock === null && (type !== COURSEWARE_TYPES.document || pages > 2),
      )
    if (item) return { item, courseId: id, address: `/desktop/course/study?id=${id}&courseWareId=${item.id}` }
  }
  throw new Error(`there is no piece of the kind ${type}`)
}

const notesOf = async (reader: SignedIn, learnId: string) =>
  (await reader.call('GET /sands-lms/api/v1/study-note/page', { query: { learnType: 2, learnId } })).data.records

async function openNotes(desk: Page, t: Words): Promise<void> {
  await desk.getByRole('tab', { name: t('study.notes') }).click()
  await expect(desk.getByRole('textbox', { name: t('study.note_write') })).toBeVisible()
}

async function write(desk: Page, { t, content }: { t: Words; content: string }): Promise<void> {
  await desk.getByRole('textbox', { name: t('study.note_write') }).fill(content)
  await desk.getByRole('button', { name: t('study.note_save') }).click()
}

const noteOf = (desk: Page, t: Words, content: string) =>
  desk
    .getByRole('list', { name: t('study.notes') })
    .getByRole('listitem')
    .filter({ hasText: content })

test('a note pinned to a moment is there again after a reload, and can be changed and thrown away', async ({
  open,
  url,
  t,
}) => {
  const reader = await signIn(url, 'reviewer')
  const { item, courseId, address } = await aPiece(reader, COURSEWARE_TYPES.video)
  const desk = await open({ device: 'desk', as: 'reviewer' })
  await desk.goto(address)
  await expect(desk.getByRole('region', { name: /^播放器/ })).toBeVisible()
  await openNotes(desk, t)
  await write(desk, { t, content: '唱收唱付要看着顾客' })
  await expect(noteOf(desk, t, '唱收唱付要看着顾客').getByRole('button', { name: /\d:\d\d/ })).toBeVisible()
  await expect.poll(async () => (await notesOf(reader, item.id)).length).toBe(1)
  await expectAccessible(desk)

  await desk.reload()
  await openNotes(desk, t)
  const note = noteOf(desk, t, '唱收唱付要看着顾客')
  await note.getByRole('button', { name: t('study.note_edit') }).click()
  await desk.getByRole('textbox', { name: t('study.note_edit') }).fill('唱收唱付，看着顾客')
  await desk
    .getByRole('button', { name: t('study.note_save') })
    .last()
    .click()
  await expect(noteOf(desk, t, '唱收唱付，看着顾客')).toBeVisible()
  await expect.poll(async () => (await notesOf(reader, item.id))[0]?.content).toBe('唱收唱付，看着顾客')

  await desk.goto(`/desktop/course/detail?id=${courseId}`)
  await desk.getByRole('tab', { name: t('study.notes') }).click()
  const listed = desk.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '唱收唱付，看着顾客' })
  await listed.getByRole('link').click()
  await expect(desk).toHaveURL(/courseWareId=\d+&at=\d+/)
  await openNotes(desk, t)
  await noteOf(desk, t, '唱收唱付，看着顾客')
    .getByRole('button', { name: t('study.note_remove') })
    .click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('study.note_remove') })
    .click()
  await expect(noteOf(desk, t, '唱收唱付，看着顾客')).toBeHidden()
  await expect.poll(async () => (await notesOf(reader, item.id)).length).toBe(0)
})
