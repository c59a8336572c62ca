import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { sendWhole } from '../../../apps/server/src/testing/resumable.ts'
import type { CallBody } from '../../../packages/contract/src/calls.ts'
import { STEP_MS } from '../../../scripts/testing/patience.ts'
import type { Person } from '../../kernel/people.ts'
import { expect } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const CREATE = 'POST /sands-lms/api/v1/manage/course/create'
const EVERYBODY = { included: [], excluded: [] }
const LOOK_MS = 200

export const partOf = (desktop: Page, name: string): Locator => desktop.getByRole('region', { name, exact: true })
const catalogueOf = (desktop: Page, t: Words): Locator =>
  partOf(desktop, t('course.manage_part_catalogue')).getByRole('list', { name: t('course.manage_part_catalogue') })
export const rowOf = (desktop: Page, t: Words, name: string): Locator =>
  catalogueOf(desktop, t).getByRole('listitem').filter({ hasText: name })
export const barOf = (desktop: Page, t: Words): Locator =>
  desktop.getByRole('region', { name: t('course.manage_edit_bar') })

export const expectSaved = (desktop: Page, t: Words) =>
  expect(
    barOf(desktop, t)
      .getByRole('status')
      .filter({ hasText: /^已保存/ }),
  ).toBeVisible()

/** Creates a course with a title and returns its id. */
export async function beginCourse(desktop: Page, t: Words, title: string): Promise<string> {
  await desktop.goto('/desktop/manage/course/courses')
  await desktop.getByRole('button', { name: t('course.manage_create') }).click()
  await expect(desktop.getByRole('heading', { level: 1, name: t('course.manage_untitled') })).toBeVisible()
  await desktop.getByRole('textbox', { name: t('course.manage_name') }).fill(title)
  await expect(desktop.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectSaved(desktop, t)
  const id = new URL(desktop.url()).searchParams.get('id')
  if (!id) throw new Error('the address has no course id')
  return id
}

/** A draft of this person with a document, as the editor would have stored it. */
export async function aDraftWithDocument(
  url: string,
  person: Person,
  { title, fileName, content }: { title: string; fileName: string; content: Buffer },
): Promise<string> {
  const author = await signIn(url, person)
  const sent = await sendWhole(author, content, { purpose: 'document', fileName, library: true })
  expect(sent.msg).toBe('')
  const isReady = async () => {
    const query = { id: sent.data.id }
    return (await author.call('GET /sands-system/api/v1/system/resource/get', { query })).data.status === 3
  }
  for (let waited = 0; !(await isReady()); waited += LOOK_MS) {
    if (waited > STEP_MS) throw new Error(`${fileName} was not ready in time`)
    await sleep(LOOK_MS)
  }
  const made = await author.call('POST /sands-lms/api/v1/manage/course-ware/create', {
    body: {
      title: fileName.replace(/\.\w+$/, ''),
      courseWareType: 2,
      fileId: sent.data.id,
      pictureFileIds: [],
      link: null,
      introduction: '',
      threshold: 95,
      minSeconds: 0,
      audience: EVERYBODY,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(made.msg).toBe('')
  const items = [{ key: 'item', courseWareId: made.data.id, isRequired: true }]
  return aDraft(url, person, { title, chapters: [{ key: 'one', title: '', items }] })
}

/** A draft of this person without content. */
export async function aDraft(
  url: string,
  person: Person,
  { title, chapters = [] }: Pick<CallBody<typeof CREATE>, 'title'> & Partial<Pick<CallBody<typeof CREATE>, 'chapters'>>,
): Promise<string> {
  const author = await signIn(url, person)
  const answer = await author.call(CREATE, {
    body: {
      title,
      categoryId: null,
      coverFileId: null,
      introduction: '',
      lecturerIds: [],
      chapters,
      isInOrder: false,
      seekAhead: true,
      isCommentable: true,
      points: 0,
      audience: EVERYBODY,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.msg).toBe('')
  return answer.data.id
}
