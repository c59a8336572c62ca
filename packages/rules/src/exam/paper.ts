export const PAPER_FAULTS = [
  'no_title',
  'no_questions',
  'question_gone',
  'not_enough',
  'no_score',
  'twice',
  'too_many',
] as const
export type PaperFaultKind = (typeof PAPER_FAULTS)[number]

export interface PaperFault {
  kind: PaperFaultKind
  /** The question or the draw it is about. */
  key: string | null
}

interface CheckedPaper {
  title: string
  sections: readonly {
    items: readonly { key: string; questionId: string; score: number }[]
    draws: readonly { key: string; count: number; score: number }[]
  }[]
}

export interface PaperFacts {
  isQuestionThere(id: string): boolean
  /** How many questions the bank lacks for a draw. */
  missingOf(drawKey: string): number
}

const MOST_QUESTIONS = 500

/** How many questions an attempt has, and how many hundredths of a point. */
export function paperTotals({ sections }: Pick<CheckedPaper, 'sections'>): { questionNum: number; totalScore: number } {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
  return {
    questionNum: sum(sections.flatMap(({ items, draws }) => [items.length, ...draws.map(({ count }) => count)])),
    totalScore: sum(
      sections.flatMap(({ items, draws }) => [
        ...items.map(({ score }) => score),
        ...draws.map(({ count, score }) => count * score),
      ]),
    ),
  }
}

/** Everything that keeps a paper from being used in a published exam. */
export function paperFaults(document: CheckedPaper, facts: PaperFacts): PaperFault[] {
  const items = document.sections.flatMap((section) => section.items)
  const draws = document.sections.flatMap((section) => section.draws)
  const { questionNum } = paperTotals(document)
  const seen = new Set<string>()
  const twice = items.filter(({ questionId }) => seen.size === seen.add(questionId).size)
  const faults = (kind: PaperFaultKind, parts: readonly { key: string }[]): PaperFault[] =>
    parts.map(({ key }) => ({ kind, key }))
  return [
    ...(document.title.trim() === '' ? [{ kind: 'no_title' as const, key: null }] : []),
    ...(questionNum === 0 ? [{ kind: 'no_questions' as const, key: null }] : []),
    ...(questionNum > MOST_QUESTIONS ? [{ kind: 'too_many' as const, key: null }] : []),
    ...faults(
      'question_gone',
      items.filter(({ questionId }) => !facts.isQuestionThere(questionId)),
    ),
    ...faults('twice', twice),
    ...faults(
      'no_score',
      [...items, ...draws].filter(({ score }) => score === 0),
    ),
    ...faults(
      'not_enough',
      draws.filter(({ key }) => facts.missingOf(key) > 0),
    ),
  ]
}
