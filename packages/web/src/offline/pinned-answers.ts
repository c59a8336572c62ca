import type { CallKey } from '@sands/contract/calls'
import { LANGUAGES } from '@sands/rules/language'
import type { DownloadStudy } from '../download/download.ts'
import { downloadStorage } from '../download/storage.ts'
import { getSession } from '../session/store.ts'
import { idOf, placeOf } from './place.ts'

/** The questions that the screen of a download asks. Their input is written as the screen writes it. */
function questionsOf({ thing: { learnId: id, courseId } }: DownloadStudy): [CallKey, object][] {
  const courseware = 'POST /sands-lms/api/v1/course-ware/courseWareDetail'
  if (courseId === undefined) return [[courseware, { body: { id } }]]
  return [
    [courseware, { body: { id, courseId } }],
    ['POST /sands-lms/api/v1/course/courseDetail', { body: { id: courseId } }],
  ]
}

/** The answers without which a download cannot be opened when there is no network. */
export async function pinnedAnswers(): Promise<ReadonlySet<string>> {
  const userId = getSession()?.userId
  const downloads = (await (await downloadStorage()).all()).filter((download) => download.userId === userId)
  if (downloads.length === 0) return new Set()
  const questions = downloads.flatMap(({ studies = [] }) => studies.flatMap(questionsOf))
  // A watermark needs the name of the person.
  const all: [CallKey, object | null][] = [...questions, ['GET /sands-user/api/v1/user/current-info', null]]
  const places = all.flatMap(([key, input]) => LANGUAGES.map((language) => placeOf({ key, input, language })))
  return new Set(places.flatMap((place) => (place ? [idOf(place)] : [])))
}
