import type { QuestionBody, QuestionDocument, QuestionSolution } from '@sands/contract/exam/question.model'
import { blanksIn, withBlanks } from '@sands/rules/exam/blanks'
import type { PlainQuestionType, QuestionType } from '@sands/rules/exam/question'
import { randomId } from '@sands/web/device/random-id'

export type BodyPart = Omit<QuestionBody, 'type' | 'children'>
export type SolutionPart = Omit<QuestionSolution, 'children'>
export interface Part {
  type: PlainQuestionType
  body: BodyPart
  solution: SolutionPart
}
type Option = BodyPart['options'][number]
type Blank = NonNullable<SolutionPart['key']['blanks']>[string]

const EMPTY_BODY: BodyPart = { stem: '', options: [], targets: [], blanks: [], words: null, files: 0 }
const EMPTY_SOLUTION: SolutionPart = { key: {}, analysis: '', reference: '', rubric: [] }
const newOption = (): Option => ({ key: randomId(), content: '' })
const newBlank = (): Blank => ({ accepted: [''], isCaseSensitive: false, tolerance: null, weight: 1 })

/** What a type starts with, keeping stem and explanation. */
export function partOfType(type: PlainQuestionType, before?: Part): Part {
  const earlier = before ?? { body: EMPTY_BODY, solution: EMPTY_SOLUTION }
  const isChoice = (each: PlainQuestionType) => ['single', 'multiple', 'uncertain'].includes(each)
  const keepsOptions = before && isChoice(type) && isChoice(before.type)
  const needsOptions = isChoice(type) || type === 'match' || type === 'order'
  const options = keepsOptions
    ? earlier.body.options
    : needsOptions
      ? Array.from({ length: type === 'match' ? 3 : 4 }, newOption)
      : []
  const targets = type === 'match' ? options.map(newOption) : []
  const key: SolutionPart['key'] = keepsOptions
    ? { options: (earlier.solution.key.options ?? []).slice(0, type === 'single' ? 1 : undefined) }
    : type === 'order'
      ? { options: options.map(({ key: name }) => name) }
      : type === 'match'
        ? { pairs: Object.fromEntries(options.map(({ key: name }, place) => [name, targets[place]?.key ?? ''])) }
        : {}
  const part: Part = {
    type,
    body: { ...EMPTY_BODY, stem: earlier.body.stem, options, targets },
    solution: { ...EMPTY_SOLUTION, analysis: earlier.solution.analysis, key },
  }
  return type === 'fill' ? withStem(part, part.body.stem) : part
}

/** A new stem. Runs of underscores in a fill-in question become its blanks. */
export function withStem(part: Part, typed: string): Part {
  if (part.type !== 'fill') return { ...part, body: { ...part.body, stem: typed } }
  const stem = withBlanks(typed)
  const blanks = blanksIn(stem)
  const known = part.solution.key.blanks ?? {}
  const keys = Object.fromEntries(blanks.map((name) => [name, known[name] ?? newBlank()]))
  return { ...part, body: { ...part.body, stem, blanks }, solution: { ...part.solution, key: { blanks: keys } } }
}

const setKey = (part: Part, key: SolutionPart['key']): Part => ({ ...part, solution: { ...part.solution, key } })
const setBody = (part: Part, body: Partial<BodyPart>): Part => ({ ...part, body: { ...part.body, ...body } })

/** One of the options is right, or no longer. */
export function toggleRight(part: Part, name: string): Part {
  const before = part.solution.key.options ?? []
  if (part.type === 'single') return setKey(part, { options: [name] })
  return setKey(part, {
    options: before.includes(name) ? before.filter((each) => each !== name) : [...before, name],
  })
}

export const setOption = (part: Part, name: string, content: string): Part =>
  setBody(part, {
    options: part.body.options.map((option) => (option.key === name ? { ...option, content } : option)),
    targets: part.body.targets.map((option) => (option.key === name ? { ...option, content } : option)),
  })

export function addOption(part: Part): Part {
  const option = newOption()
  const target = newOption()
  const next = setBody(part, {
    options: [...part.body.options, option],
    targets: part.type === 'match' ? [...part.body.targets, target] : part.body.targets,
  })
  if (part.type === 'match') return setKey(next, { pairs: { ...part.solution.key.pairs, [option.key]: target.key } })
  return part.type === 'order' ? setKey(next, { options: [...(part.solution.key.options ?? []), option.key] }) : next
}

export function removeOption(part: Part, name: string): Part {
  const { pairs = {}, options } = part.solution.key
  const next = setBody(part, {
    options: part.body.options.filter(({ key }) => key !== name),
    targets: part.body.targets.filter(({ key }) => key !== pairs[name]),
  })
  const { [name]: _, ...rest } = pairs
  return part.type === 'match'
    ? setKey(next, { pairs: rest })
    : setKey(next, { options: (options ?? []).filter((each) => each !== name) })
}

/** Items of an order question are written in the right order. */
export function moveOption(part: Part, from: number, to: number): Part {
  const options = [...part.body.options]
  const [moved] = options.splice(from, 1)
  if (!moved || to < 0 || to > options.length) return part
  options.splice(to, 0, moved)
  return setKey(setBody(part, { options }), { options: options.map(({ key }) => key) })
}

export function setBlank(part: Part, name: string, patch: Partial<Blank>): Part {
  const blanks = part.solution.key.blanks ?? {}
  return setKey(part, { blanks: { ...blanks, [name]: { ...(blanks[name] ?? newBlank()), ...patch } } })
}

const plainPart = (type: PlainQuestionType, body: BodyPart, solution: SolutionPart | undefined): Part => {
  const { stem, options, targets, blanks, words, files } = body
  const { key, analysis, reference, rubric } = solution ?? EMPTY_SOLUTION
  return {
    type,
    body: { stem, options, targets, blanks, words, files },
    solution: { key, analysis, reference, rubric },
  }
}

/** The question itself, as a part. The stem of a material has no key of its own. */
export const ownPart = ({ body, solution }: QuestionDocument): Part =>
  plainPart(body.type === 'material' ? 'essay' : body.type, body, solution)

export const childParts = ({ body, solution }: QuestionDocument): (Part & { key: string })[] =>
  body.children.map((child) => ({ key: child.key, ...plainPart(child.type, child, solution.children[child.key]) }))

export const setOwnPart = (document: QuestionDocument, part: Part): QuestionDocument => ({
  ...document,
  body: {
    type: document.body.type === 'material' ? 'material' : part.type,
    ...part.body,
    children: document.body.children,
  },
  solution: { ...part.solution, children: document.solution.children },
})

export const setChildren = (
  document: QuestionDocument,
  children: readonly (Part & { key: string })[],
): QuestionDocument => ({
  ...document,
  body: { ...document.body, children: children.map(({ key, type, body }) => ({ key, type, ...body })) },
  solution: {
    ...document.solution,
    children: Object.fromEntries(children.map(({ key, solution }) => [key, solution])),
  },
})

export const newChild = (): Part & { key: string } => ({ key: randomId(), ...partOfType('single') })

export function setType(document: QuestionDocument, type: QuestionType): QuestionDocument {
  if (type === 'material') {
    const { stem } = document.body
    const body = { type, ...EMPTY_BODY, stem, children: [] }
    return setChildren({ ...document, body, solution: { ...EMPTY_SOLUTION, children: {} } }, [newChild()])
  }
  const part = partOfType(type, ownPart(document))
  return setOwnPart({ ...document, body: { ...document.body, type, children: [] } }, part)
}

export const newQuestion = (type: QuestionType = 'single'): QuestionDocument =>
  setType(
    {
      categoryId: null,
      difficulty: 'medium',
      tags: [],
      body: { type: 'essay', ...EMPTY_BODY, children: [] },
      solution: { ...EMPTY_SOLUTION, children: {} },
    },
    type,
  )
