import type { CollegeId } from '@sands/contract/kernel/schema'
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { examEditions, examOverrides, exams, type PaperSnapshot } from '../exam.tables.ts'

export interface DrawingExam {
  title: string
  paper: PaperSnapshot
}

const HAS_DRAWS = sql`'$.sections[*].draws[*]'`

/**
 * Exams with a random paper that people can start now, or from an hour that is set. They stay locked until the
 * transaction ends, so that of two deletions at once the second counts without the question of the first.
 */
export async function drawingExams(tx: Tx, collegeId: CollegeId, now: Date): Promise<DrawingExam[]> {
  const isLonger = sql`exists (select from ${examOverrides} o where o.exam_id = ${exams.id} and o.removed_at is null and o.closes_at > ${now})`
  const live = await tx
    .select({ title: exams.title, paper: exams.paper })
    .from(exams)
    .where(
      and(
        eq(exams.collegeId, collegeId),
        eq(exams.state, 'published'),
        isNull(exams.removedAt),
        or(isNull(exams.closesAt), gt(exams.closesAt, now), isLonger),
        sql`jsonb_path_exists(${exams.paper}, ${HAS_DRAWS})`,
      ),
    )
    .orderBy(asc(exams.id))
    .for('no key update')
  const scheduled = await tx
    .select({ title: exams.title, paper: examEditions.paper })
    .from(exams)
    .innerJoin(
      examEditions,
      and(eq(examEditions.examId, exams.id), sql`${examEditions.edition} = ${exams.edition} + 1`),
    )
    .where(
      and(
        eq(exams.collegeId, collegeId),
        isNotNull(exams.publishAt),
        isNull(exams.removedAt),
        sql`jsonb_path_exists(${examEditions.paper}, ${HAS_DRAWS})`,
      ),
    )
    .orderBy(asc(exams.id))
    .for('no key update', { of: exams })
  return [...live, ...scheduled].flatMap(({ title, paper }) => (paper ? [{ title, paper }] : []))
}
