import type { ExamItem } from '@sands/contract/exam/exam.model'
import { call } from '@sands/web/call/call'
import { EXAM_PAGE } from '@sands/web/exam/exam-calls'
import type { PaletteEntry } from '../../../kernel/palette/find-entries.ts'
import { examLearnPaths } from './exam-learn-paths.ts'

type Entry = Omit<PaletteEntry, 'group'>

const LOOKED_AT = 100
const SHOWN = 5

/** Exams whose name contains the typed words. */
export function examEntries(exams: readonly Pick<ExamItem, 'examId' | 'examName'>[], typed: string): Entry[] {
  const words = typed.trim().toLocaleLowerCase()
  return exams
    .flatMap(({ examId, examName }): Entry[] => {
      const start = examName.toLocaleLowerCase().indexOf(words)
      if (start < 0) return []
      return [{ path: examLearnPaths.exam(examId), label: examName, marks: [[start, start + words.length]] }]
    })
    .slice(0, SHOWN)
}

/** The person's exams, for the search in the top bar. */
export async function findExams(typed: string, signal: AbortSignal): Promise<Entry[]> {
  const { records } = await call(EXAM_PAGE, { query: { size: LOOKED_AT }, signal, quiet: true, silent: true })
  return examEntries(records, typed)
}
