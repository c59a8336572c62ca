import type { Answer, Answers } from './answer.ts'
import { type Branch, bounds, type Condition, hasNumber, OTHER, type Question, type Questionnaire } from './question.ts'
import { visibleSections } from './visible.ts'

/** Above this number of combinations a branch is taken as reachable: a wrong alarm is worse than none. */
const MOST_COMBINATIONS = 20_000

type Possible = Answer | undefined

/** The numbers on both sides of every limit that a condition names. */
function numbersAround(question: Question, conditions: readonly Condition[]): Possible[] {
  const { min, max } = bounds(question)
  const step = question.type === 'number' ? 0.5 : 1
  const wanted = conditions.flatMap(({ value }) => (value === null ? [] : [value - step, value, value + step]))
  return [...new Set([min, max, ...wanted])]
    .filter((number) => number >= min && number <= max)
    .map((number) => ({ number }))
}

function subsets(question: Question, conditions: readonly Condition[]): Possible[] {
  const all = [...question.options.map(({ key }) => key), ...(question.hasOther ? [OTHER] : [])]
  const named = all.filter((key) => conditions.some(({ options }) => options.includes(key)))
  const unnamed = all.find((key) => !named.includes(key))
  const relevant = unnamed === undefined ? named : [...named, unnamed]
  // One more than can be tried: then everything that depends on the question is taken as reachable.
  const most = Math.min(2 ** relevant.length, MOST_COMBINATIONS + 1)
  const [least, largest] = [question.min ?? 1, question.max ?? all.length]
  const fillers = all.filter((key) => !relevant.includes(key))
  return Array.from({ length: most }, (_, bits) => relevant.filter((_key, at) => (bits >> at) % 2 === 1))
    .map((options) => [...options, ...fillers.slice(0, Math.max(0, least - options.length))])
    .filter((options) => options.length > 0 && options.length >= least && options.length <= largest)
    .map((options) => ({ options, other: OTHER }))
}

/** Every kind of answer to a question that conditions can tell apart, and none. */
function possibleAnswers(question: Question, conditions: readonly Condition[]): Possible[] {
  const { type, options, rows, hasOther, isRequired } = question
  const none: Possible[] = isRequired ? [] : [undefined]
  if (type === 'single')
    return [
      ...none,
      ...[...options.map(({ key }) => key), ...(hasOther ? [OTHER] : [])].map((key) => ({ options: [key] })),
    ]
  if (type === 'multiple') return [...none, ...subsets(question, conditions)]
  if (hasNumber(type)) return [...none, ...numbersAround(question, conditions)]
  if (type === 'matrix') {
    const [row, column] = [rows[0], options[0]]
    return row && column ? [...none, { rows: { [row.key]: column.key } }] : none
  }
  if (type === 'ranking') return [...none, { options: options.map(({ key }) => key) }]
  if (type === 'date') return [...none, { date: '2026-01-01' }]
  return type === 'pictures' ? [...none, { fileIds: ['1'] }] : [...none, { text: 'x' }]
}

interface Place {
  readonly key: string
  readonly branches: readonly Branch[]
}

const placesOf = ({ sections }: Pick<Questionnaire, 'sections'>): Place[] =>
  sections.flatMap(({ key, branch, questions }) => [
    { key, branches: [branch] },
    ...questions.map((question) => ({ key: question.key, branches: [branch, question.branch] })),
  ])

const conditionsOf = (branches: readonly Branch[]): Condition[] => branches.flatMap(({ conditions }) => [...conditions])

/** The questions on which the visibility of a place depends, directly or through other branches. */
function dependencies(place: Place, places: ReadonlyMap<string, Place>): Set<string> {
  const found = new Set<string>()
  const open = [place]
  for (let next = open.pop(); next; next = open.pop())
    for (const { question } of conditionsOf(next.branches)) {
      if (found.has(question)) continue
      found.add(question)
      const earlier = places.get(question)
      if (earlier) open.push(earlier)
    }
  return found
}

function* combinations(choices: readonly (readonly [string, readonly Possible[]])[]): Generator<Answers> {
  const [first, ...rest] = choices
  if (!first) return yield {}
  const [key, possible] = first
  for (const answers of combinations(rest))
    for (const answer of possible) yield answer === undefined ? answers : { ...answers, [key]: answer }
}

/** The keys of sections and questions that nobody can ever see, whatever they answer. */
export function unreachable(questionnaire: Pick<Questionnaire, 'sections'>): string[] {
  const places = placesOf(questionnaire)
  const byKey = new Map(places.map((place) => [place.key, place]))
  const questions = new Map(
    questionnaire.sections.flatMap((section) => section.questions.map((question) => [question.key, question])),
  )
  const all = conditionsOf(
    questionnaire.sections.flatMap(({ branch, questions: own }) => [branch, ...own.map((question) => question.branch)]),
  )

  function isReachable(place: Place): boolean {
    const choices = [...dependencies(place, byKey)].flatMap((key) => {
      const question = questions.get(key)
      const naming = all.filter((condition) => condition.question === key)
      return question ? [[key, possibleAnswers(question, naming)] as const] : []
    })
    const count = choices.reduce((product, [, possible]) => product * Math.max(possible.length, 1), 1)
    if (count > MOST_COMBINATIONS) return true
    for (const answers of combinations(choices)) if (isSeen(place.key, answers)) return true
    return false
  }

  function isSeen(key: string, answers: Answers): boolean {
    // An empty section is part of the questionnaire while it is being written.
    const shown = questionnaire.sections.map((section) => ({ ...section, text: section.text || '-' }))
    return visibleSections({ sections: shown }, answers).some(
      ({ section, questions: visible }) => section.key === key || visible.some((question) => question.key === key),
    )
  }

  return places.filter((place) => conditionsOf(place.branches).length > 0 && !isReachable(place)).map(({ key }) => key)
}
