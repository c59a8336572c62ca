import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Version } from '../kernel/schema.ts'
import { Publication, PublicationReason } from '../review/publication.model.ts'
import { EditionName } from './decoration.model.ts'

/** Authors of the home page who may not publish ask for it. */
export const homePublicationCalls = {
  'GET /sands-lms/api/v1/manage/decoration/publication/get': call({
    summary: 'The request to publish the draft of the home page that waits for an answer, if any.',
    access: 'right:home.decoration.edit',
    data: Publication,
  }),
  'POST /sands-lms/api/v1/manage/decoration/publication/ask': call({
    summary: 'Asks for the publication of the draft as it is, also instead of an own request about an earlier draft.',
    access: 'right:home.decoration.edit',
    body: Type.Object({ version: Version, name: EditionName, reason: PublicationReason }),
    data: Publication,
    errors: [
      'kernel.changed_meanwhile',
      'home.page_unfinished',
      'org.place_unknown',
      'review.approval_asked_already',
      'review.approval_nobody',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/decoration/publication/withdraw': call({
    summary: 'Takes the own request back.',
    access: 'right:home.decoration.edit',
    data: Publication,
    errors: ['review.approval_unknown'],
    once: true,
  }),
} satisfies Calls
