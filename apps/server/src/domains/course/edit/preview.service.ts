import { createHmac, timingSafeEqual } from 'node:crypto'
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Clock } from '../../../kernel/clock.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type CourseId, courseEditRepo, type ListedCourse } from './course-edit.repo.ts'

const HOURS = 8
const HOUR_MS = 3_600_000
/** 128 bits, which cannot be guessed in the hours for which a token is valid. */
const SIGNATURE_BYTES = 16

interface Shown {
  id: CourseId
  collegeId: CollegeId
}

/**
 * Tokens with which the phone app shows the draft of a course. A token gives access to this draft and to nothing else.
 */
function createTokens(key: Buffer, clock: Clock) {
  // The signed text begins with `course`, because the same key also signs the draft tokens of other domains.
  const sign = (text: string): Buffer =>
    createHmac('sha256', key).update(`course ${text}`).digest().subarray(0, SIGNATURE_BYTES)

  return {
    give({ id, collegeId }: Shown): { token: string; expiresAt: Date } {
      const expiresAt = new Date(clock.now().getTime() + HOURS * HOUR_MS)
      const text = `${id}.${collegeId}.${expiresAt.getTime()}`
      return { token: `${text}.${sign(text).toString('base64url')}`, expiresAt }
    },

    /** Returns undefined for a forged or expired token. */
    read(token: string): Shown | undefined {
      const [id = '', collegeId = '', expires = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(`${id}.${collegeId}.${expires}`)
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
      if (!isOurs || Number(expires) <= clock.now().getTime()) return undefined
      return { id: asId<CourseId>(id), collegeId: asId<CollegeId>(collegeId) }
    },
  }
}

export interface CoursePreviews {
  give(viewer: Viewer, id: CourseId): Promise<{ draftToken: string; endTime: string }>
  /** The course whose draft the token shows. Fails for an invalid token and for a token of another college. */
  read(viewer: Viewer, token: string): Promise<ListedCourse>
}

export function createCoursePreviews({ database, clock, secrets }: Kernel): CoursePreviews {
  const db = database.primary
  const tokens = createTokens(secrets.keyFor('draft-token'), clock)

  return {
    async give({ collegeId }, id) {
      if (!(await courseEditRepo.get(db, collegeId, id))) throw fail('course.unknown')
      const { token, expiresAt } = tokens.give({ id, collegeId })
      return { draftToken: token, endTime: expiresAt.toISOString() }
    },

    async read(viewer, token) {
      const shown = tokens.read(token)
      if (shown?.collegeId !== viewer.collegeId) throw fail('course.not_published')
      const course = await courseEditRepo.get(db, viewer.collegeId, shown.id)
      if (!course) throw fail('course.deleted')
      return course
    },
  }
}
