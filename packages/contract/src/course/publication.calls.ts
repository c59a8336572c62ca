import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Version } from '../kernel/schema.ts'
import { Publication, PublicationReason } from '../review/publication.model.ts'

const one = Type.Object({ id: IdOf<'course'>() })

/** How authors who may not publish get their course published. */
export const coursePublicationCalls = {
  'GET /sands-lms/api/v1/manage/course/publication/get': call({
    summary: 'The request to publish a course that waits for an answer, if any.',
    access: 'right:course.edit',
    query: one,
    data: Publication,
    errors: ['course.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/course/publication/ask': call({
    summary: 'Asks for the publication of the draft as it is, also instead of an own request about an earlier draft.',
    access: 'right:course.edit',
    body: Type.Object({ id: IdOf<'course'>(), version: Version, reason: PublicationReason }),
    data: Publication,
    errors: [
      'course.unknown',
      'kernel.changed_meanwhile',
      'course.has_faults',
      'org.place_unknown',
      'review.approval_asked_already',
      'review.approval_nobody',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/course/publication/withdraw': call({
    summary: 'Takes the own request back.',
    access: 'right:course.edit',
    body: one,
    data: Publication,
    errors: ['course.unknown', 'review.approval_unknown'],
    once: true,
  }),
} satisfies Calls
