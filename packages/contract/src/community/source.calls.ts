import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nullable } from '../kernel/schema.ts'
import { BoardIdSchema, BoardSourceSchema, BoardTypeSchema } from './community.model.ts'

const source = {
  sourceType: BoardSourceSchema,
  sourceId: IdOf<'module'>(),
}
const SourceBoard = Type.Object({ id: BoardIdSchema, type: BoardTypeSchema, contentCount: Type.Integer() })

export const communitySourceCalls = {
  'GET /sands-lms/api/v1/community/source-board/get': call({
    summary: 'The board of a course, exam, training project or session that this person sees; null without one.',
    access: 'learner',
    query: Type.Object(source),
    data: Nullable(SourceBoard),
  }),
  'GET /sands-lms/api/v1/manage/community/source-board/get': call({
    summary: 'The board of a source, for people who edit the source; null when it is switched off.',
    access: 'learner',
    query: Type.Object(source),
    data: Nullable(SourceBoard),
    errors: ['kernel.no_permission', 'community.source_gone'],
  }),
  'POST /sands-lms/api/v1/manage/community/source-board/set': call({
    summary: 'Switches the board of a source on or off. A board that is switched on again has its content again.',
    access: 'learner',
    body: Type.Object({ ...source, isOn: Type.Boolean() }),
    data: Nullable(SourceBoard),
    errors: ['kernel.no_permission', 'community.source_gone'],
    once: true,
  }),
} satisfies Calls
