import type { PaperDocument, PaperDraw, PaperItem, PaperSection } from '@sands/contract/exam/paper.model'
import type { Id } from '@sands/contract/kernel/schema'
import { randomId } from '@sands/web/device/random-id'

const FIRST_SCORE = 200

export const newSection = (): PaperSection => ({ key: randomId(), title: '', remark: '', items: [], draws: [] })

export const newPaper = (kind: PaperDocument['kind']): PaperDocument => ({
  title: '',
  kind,
  partialRule: 'half',
  sections: [newSection()],
})

export function moved<Part>(parts: readonly Part[], from: number, to: number): Part[] {
  const rest = parts.filter((_, place) => place !== from)
  return [...rest.slice(0, to), ...parts.slice(from, from + 1), ...rest.slice(to)]
}

const onSection = (document: PaperDocument, key: string, change: (section: PaperSection) => PaperSection) => ({
  ...document,
  sections: document.sections.map((section) => (section.key === key ? change(section) : section)),
})

export const setSection = (document: PaperDocument, key: string, patch: Partial<PaperSection>): PaperDocument =>
  onSection(document, key, (section) => ({ ...section, ...patch }))

export const namedQuestions = ({ sections }: PaperDocument): Id<'question'>[] =>
  sections.flatMap(({ items }) => items.map(({ questionId }) => questionId))

/** A question is in a paper at most once. */
export function addItem(document: PaperDocument, sectionKey: string, questionId: Id<'question'>): PaperDocument {
  if (namedQuestions(document).includes(questionId)) return document
  return onSection(document, sectionKey, (section) => {
    const score = section.items.at(-1)?.score ?? FIRST_SCORE
    return { ...section, items: [...section.items, { key: randomId(), questionId, score, isRequired: false }] }
  })
}

export const setItem = (document: PaperDocument, key: string, patch: Partial<PaperItem>): PaperDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => (item.key === key ? { ...item, ...patch } : item)),
  })),
})

export const removeItem = (document: PaperDocument, key: string): PaperDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    items: section.items.filter((item) => item.key !== key),
    draws: section.draws.filter((draw) => draw.key !== key),
  })),
})

/** Moves a question or a draw within its section. */
export const moveItem = (
  document: PaperDocument,
  sectionKey: string,
  { from, to }: { from: number; to: number },
): PaperDocument =>
  onSection(document, sectionKey, (section) =>
    section.items.length > 0
      ? { ...section, items: moved(section.items, from, to) }
      : { ...section, draws: moved(section.draws, from, to) },
  )

/** Gives every question of a section the same score. */
export const setScores = (document: PaperDocument, sectionKey: string, score: number): PaperDocument =>
  onSection(document, sectionKey, (section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, score })),
  }))

export const addDraw = (document: PaperDocument, sectionKey: string): PaperDocument =>
  onSection(document, sectionKey, (section) => ({
    ...section,
    draws: [
      ...section.draws,
      { key: randomId(), type: null, categoryId: null, difficulty: null, tags: [], count: 5, score: FIRST_SCORE },
    ],
  }))

export const setDraw = (document: PaperDocument, key: string, patch: Partial<PaperDraw>): PaperDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    draws: section.draws.map((draw) => (draw.key === key ? { ...draw, ...patch } : draw)),
  })),
})
