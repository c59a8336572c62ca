import type { PaperPreview } from '@sands/contract/exam/paper.calls'
import type { AttemptSection, PaperDocument } from '@sands/contract/exam/paper.model'
import type { QuestionBody } from '@sands/contract/exam/question.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { drawQuestions } from '@sands/rules/exam/draw'
import { paperTotals } from '@sands/rules/exam/paper'
import type { Db } from '../../../kernel/database/database.ts'
import type { MediaService } from '../../media/index.ts'
import { presentBody } from '../bank/question.present.ts'
import type { QuestionId, QuestionVersionId } from '../bank/question.repo.ts'
import { filesOfBody } from '../bank/question-document.codec.ts'
import { shownFiles } from '../bank/question-document.service.ts'
import type { PaperSnapshot } from '../exam.tables.ts'
import { paperRepo } from './paper.repo.ts'
import { candidatesOf, drawsOf, itemsOf } from './paper-supply.service.ts'

type Versions = ReadonlyMap<string, { versionId: QuestionVersionId; body: QuestionBody }>

async function versionsOf(db: Db, collegeId: CollegeId, ids: readonly QuestionId[]): Promise<Versions> {
  const rows = await paperRepo.newestVersions(db, collegeId, [...new Set(ids)])
  return new Map(rows.filter(({ isRemoved }) => !isRemoved).map((row) => [row.questionId, row]))
}

/** The paper as a published exam uses it: fixed questions by their newest version, draws as rules. */
export async function snapshotOf(db: Db, collegeId: CollegeId, document: PaperDocument): Promise<PaperSnapshot> {
  const versions = await versionsOf(
    db,
    collegeId,
    itemsOf(document).map(({ questionId }) => questionId),
  )
  return {
    partialRule: document.partialRule,
    sections: document.sections.map(({ key, title, remark, items, draws }) => ({
      key,
      title,
      remark,
      questions: items.flatMap(({ key: itemKey, questionId, score, isRequired }) => {
        const version = versions.get(questionId)
        return version ? [{ key: itemKey, versionId: version.versionId, score, isRequired }] : []
      }),
      draws,
    })),
  }
}

/** Whether a person must mark something: a question of the paper is an essay, or a draw may draw one. */
export async function hasEssays(db: Db, collegeId: CollegeId, document: PaperDocument): Promise<boolean> {
  const isEssay = ({ type, children }: QuestionBody) =>
    type === 'essay' || children.some((child) => child.type === 'essay')
  const named = itemsOf(document).map(({ questionId }) => questionId)
  const versions = await versionsOf(db, collegeId, named)
  if ([...versions.values()].some(({ body }) => isEssay(body))) return true
  if (drawsOf(document).some(({ type }) => type === 'essay')) return true
  for (const draw of drawsOf(document).filter(({ type }) => type === null || type === 'material'))
    if (await paperRepo.mayDrawEssay(db, collegeId, draw, named)) return true
  return false
}

/** The paper as a learner would get it, without keys. */
export async function previewOf(
  db: Db,
  { collegeId, media }: { collegeId: CollegeId; media: MediaService },
  { document, seed }: { document: PaperDocument; seed: number },
): Promise<PaperPreview> {
  const named = itemsOf(document).map(({ questionId }) => questionId)
  const draws = drawsOf(document)
  const { chosen } = drawQuestions(draws, await candidatesOf(db, collegeId, { draws, named }), seed)
  const drawnIds = [...chosen.values()].flat()
  const versions = await versionsOf(db, collegeId, [...named, ...drawnIds])
  const files = await shownFiles(
    db,
    media,
    [...versions.values()].flatMap(({ body }) => filesOfBody(body)),
  )
  const shown = (key: string, questionId: string, part: { score: number; isRequired: boolean }) => {
    const version = versions.get(questionId)
    return version ? [{ key, ...part, body: presentBody(version.body, files) }] : []
  }
  const sections = document.sections.map(
    ({ key, title, remark, items, draws: rules }): AttemptSection => ({
      key,
      title,
      remark,
      questions: [
        ...items.flatMap((item) => shown(item.key, item.questionId, item)),
        ...rules.flatMap((draw) =>
          (chosen.get(draw.key) ?? []).flatMap((id) => shown(`q-${id}`, id, { score: draw.score, isRequired: false })),
        ),
      ].map(({ key: name, score, isRequired, body }) => ({ key: name, score, isRequired, body })),
    }),
  )
  return { title: document.title, partialRule: document.partialRule, ...paperTotals(document), sections }
}
