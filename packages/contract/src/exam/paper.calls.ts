import { PAPER_FAULTS } from '@sands/rules/exam/paper'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Nullable, OneOf, Page, pageQuery, Version } from '../kernel/schema.ts'
import { AttemptSection, ManagedPaperItem, PaperDocument, ScoreCents } from './paper.model.ts'
import { ManagedQuestionItem, PartialRule, PartKey } from './question.model.ts'

const Seen = { id: IdOf<'paper'>(), version: Version }
const PAPER_LIMIT = 524_288

const PaperFault = Type.Object({ kind: OneOf(PAPER_FAULTS), key: Nullable(PartKey) })

/** Whether the bank can serve a paper. */
export const PaperSupply = Type.Object({
  questionNum: Type.Integer(),
  totalScore: ScoreCents,
  draws: Type.Array(
    Type.Object({
      key: PartKey,
      available: Type.Integer({ description: 'Questions of the bank that fit the draw, at most 1000' }),
      missing: Type.Integer({ description: 'How many are missing when all draws of the paper are served' }),
    }),
  ),
  faults: Type.Array(PaperFault),
})
export type PaperSupply = Static<typeof PaperSupply>

export const ManagedPaper = Type.Object({
  ...ManagedPaperItem.properties,
  document: PaperDocument,
  questions: Type.Array(ManagedQuestionItem, { description: 'Those that the paper names' }),
  supply: PaperSupply,
})
export type ManagedPaper = Static<typeof ManagedPaper>

/** A paper as a learner would get it. */
export const PaperPreview = Type.Object({
  title: Type.String(),
  partialRule: PartialRule,
  questionNum: Type.Integer(),
  totalScore: ScoreCents,
  sections: Type.Array(AttemptSection),
})
export type PaperPreview = Static<typeof PaperPreview>

export const examPaperCalls = {
  'GET /sands-lms/api/v1/manage/paper/page': call({
    summary: 'Papers of the college, newest change first.',
    access: 'right:exam.edit',
    query: Type.Object({ keyWord: Type.Optional(Type.String({ maxLength: 60 })), ...pageQuery }),
    data: Page(ManagedPaperItem),
  }),
  'GET /sands-lms/api/v1/manage/paper/get': call({
    summary: 'One paper with the questions that it names.',
    access: 'right:exam.edit',
    query: Type.Object({ id: IdOf<'paper'>() }),
    data: ManagedPaper,
    errors: ['exam.paper_unknown'],
  }),
  'POST /sands-lms/api/v1/manage/paper/create': call({
    summary: 'Adds a paper. It may be incomplete until an exam with it is published.',
    access: 'right:exam.edit',
    body: PaperDocument,
    data: ManagedPaper,
    errors: ['kernel.malformed'],
    once: true,
    bodyLimit: PAPER_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/paper/save': call({
    summary: 'Changes a paper. Published exams keep the paper that they were published with.',
    access: 'right:exam.edit',
    body: Type.Object({ ...Seen, document: PaperDocument }),
    data: ManagedPaper,
    errors: ['exam.paper_unknown', 'kernel.changed_meanwhile', 'kernel.malformed'],
    once: true,
    bodyLimit: PAPER_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/paper/remove': call({
    summary: 'Deletes a paper that no exam uses.',
    access: 'right:exam.edit',
    body: Type.Object(Seen),
    data: Nothing,
    errors: ['exam.paper_unknown', 'kernel.changed_meanwhile', 'exam.paper_in_use'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/paper/supply': call({
    summary: 'Says whether the bank can serve a paper as it is being edited. Nothing is stored.',
    access: 'right:exam.edit',
    body: PaperDocument,
    data: PaperSupply,
    bodyLimit: PAPER_LIMIT,
  }),
  'GET /sands-lms/api/v1/manage/paper/preview': call({
    summary: 'A paper as a learner would get it, without keys. Draws are drawn for each preview.',
    access: 'right:exam.edit',
    query: Type.Object({
      id: IdOf<'paper'>(),
      seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    }),
    data: PaperPreview,
    errors: ['exam.paper_unknown'],
  }),
} satisfies Calls
