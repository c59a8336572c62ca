import type { Page } from '@playwright/test'
import { type SignedIn, signIn } from '../../../apps/server/src/testing/client.ts'
import { courseLinks } from '../../../packages/contract/src/course/course.links.ts'
import type { LearningProgress } from '../../../packages/contract/src/study/learning.model.ts'
import { COURSEWARE_TYPES, LEARN_TYPES } from '../../../packages/rules/src/study.ts'
import type { Person } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

test.describe.configure({ timeout: 180_000 })

interface Reading {
  person: Person
  address: string
  /** The pages of the document. */
  pages: number
  /** The progress that the server has stored, independent of the screen. */
  known: () => Promise<LearningProgress | undefined>
}

/** People of whom at least one still has a document to read, whatever other tests have read. */
const READERS: readonly Person[] = ['staff24', 'manager', 'teacher', 'auditor', 'reviewer', 'author', 'learner']

/** A document that one of the readers may open and has not started. */
async function aNewDocument(url: string): Promise<Reading> {
  for (const person of READERS) {
    const reading = await aDocument(url, person, 0)
    if (reading) return reading
  }
  throw new Error('no person has an unread document')
}

/** A document of a course that the person may open and has read at most to this percentage. */
async function aDocument(url: string, person: Person, mostPercent: number): Promise<Reading | undefined> {
  const reader: SignedIn = await signIn(url, person)
  const { data: courses } = await reader.call('POST /sands-lms/api/v1/online-class-summary/page', {
    body: { size: 50 },
  })
  for (const { id } of courses.records) {
    const { data: course } = await reader.call('POST /sands-lms/api/v1/course/courseDetail', { body: { id } })
    const coursewares = course.catalogue.flatMap((chapter) => chapter.items)
    const courseware = coursewares.find(
      ({ courseWareType, pages, lock, percent }) =>
        courseWareType === COURSEWARE_TYPES.document && pages > 2 && lock === null && percent <= mostPercent,
    )
    if (!courseware) continue
    const known = async () => {
      const body = { learnType: LEARN_TYPES.courseware, learnIds: [courseware.id] }
      const { data } = await reader.call('POST /sands-lms/api/v1/learning-details/progress', { body })
      return data[0]
    }
    return { person, address: courseLinks.item(id, courseware.id), pages: courseware.pages, known }
  }
  return undefined
}

const secondsOf = async ({ known }: Reading) => (await known())?.seconds ?? 0
const lastPageOf = async ({ known }: Reading) => (await known())?.covered.at(-1)?.[1] ?? 0
const turn = (phone: Page, t: Words) => phone.getByRole('button', { name: t('media.document_next') })

async function read(phone: Page, reading: Reading): Promise<void> {
  const before = await secondsOf(reading)
  await phone.goto(reading.address)
  await expect.poll(() => secondsOf(reading), { timeout: 60_000 }).toBeGreaterThan(before)
}

test('reading counts as study time, including the last moments before the person leaves', async ({ open, url, t }) => {
  const reading = await aNewDocument(url)
  const phone = await open({ as: reading.person })
  await read(phone, reading)
  const before = await lastPageOf(reading)
  const number = phone.getByRole('textbox', { name: t('media.document_number', { count: reading.pages }) })
  const next = Number(await number.inputValue()) + 1
  await turn(phone, t).click()
  await expect(number).toHaveValue(String(next))
  // The person looks at the page for less than one reporting interval, then leaves.
  await phone.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)))
  await phone.goto('about:blank')
  await expect.poll(() => lastPageOf(reading)).toBeGreaterThan(before)
})

test('on two devices at once only the last one counts, and the first can take over again', async ({ open, url, t }) => {
  const reading = await aDocument(url, 'reviewer', 100)
  if (!reading) throw new Error('the demo company has no document')
  const first = await open({ as: 'reviewer' })
  await read(first, reading)
  const second = await open({ as: 'reviewer' })
  await second.goto(reading.address)
  const stopped = first.getByRole('dialog', { name: t('course.elsewhere') })
  await expect(stopped).toBeVisible({ timeout: 60_000 })
  await stopped.getByRole('button', { name: t('course.go_on_here') }).click()
  await expect(stopped).toBeHidden()
  await expect(second.getByRole('dialog', { name: t('course.elsewhere') })).toBeVisible({ timeout: 60_000 })
})
