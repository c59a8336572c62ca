import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import type { Answer } from '@sands/contract/exam/question.model'
import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { isCompleted, type PracticeState } from '@sands/rules/exam/practice'
import { seedFor } from '@sands/rules/exam/shuffle'
import type { DemoAct } from '../../../kernel/audit/demo-history.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { type AnswerPart, partsOf } from '../attempt/answer-parts.ts'
import { attemptRepo } from '../attempt/attempt.repo.ts'
import { versionIdsOf } from '../attempt/versions.service.ts'
import type { QuestionId } from '../bank/question.repo.ts'
import { practiceFavorites } from '../exam-practice.tables.ts'
import { practiceAttemptRepo } from '../practice/practice-attempt.repo.ts'
import { practiceEditRepo } from '../practice/practice-edit.repo.ts'
import { gradePractice, questionIdOf, verdictOf } from '../practice/practice-grade.ts'
import { practicePaper } from '../practice/practice-start.service.ts'
import { storeReviews } from '../practice/recall.service.ts'
import { anAnswer } from './answers.demo.ts'
import { chance } from './attempts.demo.ts'

const TITLES = ['open', 'running', 'missed', 'completed', 'once', 'later', 'expired', 'ended', 'draft'] as const
type DemoPractice = (typeof TITLES)[number]

interface DemoPracticeTexts {
  titles: Readonly<Record<DemoPractice, string>>
  introduction: string
}

export const DEMO_PRACTICES: Readonly<Record<string, DemoPracticeTexts>> = {
  'zh-cn': {
    titles: {
      open: '每周一练：门店知识',
      running: '饮品知识逐题练',
      missed: '服务规范强化练习',
      completed: '咖啡基础练习',
      once: '上岗前自测（只做一次）',
      later: '下月新品练习',
      expired: '春季饮品练习',
      ended: '旧版收银练习',
      draft: '节日服务练习（草稿）',
    },
    introduction: '答错的题目会自动收进错题本。',
  },
  'en-us': {
    titles: {
      open: 'Weekly practice: store knowledge',
      running: 'Drinks, one by one',
      missed: 'Service rules in depth',
      completed: 'Coffee basics practice',
      once: 'Self-check before the first day',
      later: 'New drinks of next month',
      expired: 'Spring drinks',
      ended: 'Old till system',
      draft: 'Holiday service (draft)',
    },
    introduction: 'Questions you answer wrong go to your wrong-question book.',
  },
}

interface Place {
  tx: Tx
  now: Date
  collegeId: CollegeId
  ownerId: UserId
  users: ReadonlyMap<string, UserId>
  /** The people of the college. */
  members: ReadonlySet<UserId>
  essays: readonly string[]
}

interface Plan {
  state: PracticeState
  /** Days from now; without `closes` it stays open. */
  opens: number
  closes?: number
  settings?: Partial<PracticeDocument>
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const MAX_SEED = 0x7fffffff
const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

const PLANS: Readonly<Record<DemoPractice, Plan>> = {
  open: { state: 'published', opens: -3, closes: 18 },
  running: { state: 'published', opens: -4, closes: 24, settings: { mode: 'one_by_one' } },
  missed: { state: 'published', opens: -9, closes: 12, settings: { completion: 'accuracy', accuracyPercent: 80 } },
  completed: { state: 'published', opens: -20, settings: { points: 10 } },
  once: { state: 'published', opens: -6, closes: 30, settings: { isRepeatable: false } },
  later: { state: 'published', opens: 12, closes: 40 },
  expired: { state: 'published', opens: -40, closes: -8 },
  ended: { state: 'ended', opens: -60, closes: 20 },
  draft: { state: 'draft', opens: 15, closes: 45 },
}

/** Who has a practice in every state, and who else has practised. */
const WITH_EVERY_STATE = ['learner', 'admin', 'emma']
const MOST_OTHERS = 12
const isStaff = (name: string): boolean => /^staff|\./.test(name)

interface Practised {
  title: DemoPractice
  days: number
  skill: number
  isHandedIn: boolean
}

const EVERY_STATE: readonly Practised[] = [
  { title: 'ended', days: 30, skill: 0.9, isHandedIn: true },
  { title: 'completed', days: 12, skill: 0.7, isHandedIn: true },
  { title: 'once', days: 5, skill: 0.6, isHandedIn: true },
  { title: 'missed', days: 3, skill: 0.4, isHandedIn: true },
  { title: 'running', days: 0.2, skill: 0.6, isHandedIn: false },
]
const OF_OTHERS: readonly Practised[] = [
  { title: 'completed', days: 9, skill: 0.6, isHandedIn: true },
  { title: 'missed', days: 2, skill: 0.7, isHandedIn: true },
]

interface StoredPractice {
  id: Id<'practice'>
  document: PracticeDocument
}

async function addPractice(
  { tx, now, collegeId, ownerId }: Place,
  { plan, draft }: { plan: Plan; draft: PracticeDocument },
): Promise<StoredPractice> {
  const { state, opens, closes } = plan
  const publishedAt = daysFrom(now, Math.min(opens, 0) - 1)
  const opensAt = daysFrom(now, opens)
  const row = await practiceEditRepo.add(tx, {
    collegeId,
    title: draft.title,
    state,
    draft,
    questionNum: draft.questionIds.length + draft.draws.reduce((sum, { count }) => sum + count, 0),
    updatedBy: ownerId,
    updatedAt: publishedAt,
    ...(state !== 'draft' && {
      published: draft,
      opensAt,
      closesAt: closes === undefined ? null : daysFrom(now, closes),
      publishedAt,
      // Nobody is told about what the demo company has done before.
      ...(opens <= 0 && { openingTold: opensAt }),
    }),
  })
  if (!row) throw new Error('the practice was not stored')
  await practiceEditRepo.setQuestions(tx, { collegeId, practiceId: row.id }, draft.questionIds)
  return { id: row.id, document: draft }
}

/** What the person answered. Unfinished attempts have half of it. */
function answersOf(
  place: Place,
  parts: readonly AnswerPart[],
  { word, skill, isHandedIn }: Practised & { word: string },
) {
  const reached = isHandedIn ? parts : parts.slice(0, Math.ceil(parts.length / 2))
  return reached.map((part): [AnswerPart, Answer] => {
    const luck = chance(`${word} ${part.key}`)
    return [part, anAnswer(part, { isRight: luck < skill, luck, essays: place.essays })]
  })
}

async function practise(place: Place, practice: StoredPractice, taken: Practised & { userId: UserId }): Promise<void> {
  const { tx, now, collegeId } = place
  const { id: practiceId, document } = practice
  const { userId, days, isHandedIn } = taken
  const owner = { userId, collegeId }
  const word = `practice ${practiceId} ${userId}`
  const paper = await practicePaper(tx, { collegeId }, document.questionIds)
  const versions = await attemptRepo.versions(tx, versionIdsOf(paper))
  const parts = partsOf(paper, new Map(versions.map((version) => [version.id, version])))
  const startedAt = daysFrom(now, -days)
  const at = new Date(startedAt.getTime() + parts.length * MINUTE_MS)
  const given = answersOf(place, parts, { ...taken, word })
  const grade = gradePractice(parts, new Map(given.map(([part, answer]) => [part.key, answer])))
  const isFinal = document.mode === 'one_by_one'
  const attemptId = await practiceAttemptRepo.add(tx, {
    kind: 'practice',
    practiceId,
    ...owner,
    number: 1,
    state: isHandedIn ? 'handed_in' : 'in_progress',
    mode: document.mode,
    seed: seedFor(7, word) & MAX_SEED,
    shuffleOptions: document.shuffleOptions,
    paper,
    questionNum: document.questionIds.length,
    startedAt,
    savedAt: at,
    ...(isHandedIn && {
      handedInAt: at,
      answered: grade.answered,
      rightNum: grade.right,
      wrongNum: grade.wrong,
      accuracy: grade.accuracy,
    }),
  })
  await practiceAttemptRepo.storeAnswers(
    tx,
    given.map(([part, answer]) => ({
      attemptId,
      questionKey: part.key,
      versionId: part.versionId,
      answer,
      isFinal,
      madeAt: at,
      verdict: isFinal ? verdictOf(part, answer) : null,
    })),
  )
  const isDone = isHandedIn && isCompleted(document.completion, document.accuracyPercent, grade.accuracy)
  await practiceAttemptRepo.setPerson(tx, {
    practiceId,
    ...owner,
    progress: isDone ? 'completed' : isHandedIn ? 'handed_in' : 'started',
    handedIn: isHandedIn ? 1 : 0,
    bestPercent: isHandedIn ? grade.accuracy : null,
    completedAt: isDone ? at : null,
    changedAt: at,
  })
  if (!isHandedIn && !isFinal) return
  await storeReviews(
    tx,
    owner,
    [...grade.verdicts].flatMap(([key, isRight]) =>
      isRight === null
        ? []
        : [
            {
              key: `${attemptId}:${key}`,
              questionId: questionIdOf(paper, key),
              practiceId,
              isDaily: false,
              isRight,
              at,
            },
          ],
    ),
  )
}

/** Practices in every state, with wrong books, favourites and numbers of several people. */
export async function addPractices(
  place: Place,
  texts: DemoPracticeTexts,
  { questionIds, categoryId }: { questionIds: readonly QuestionId[]; categoryId: Id<'questionCategory'> | null },
): Promise<DemoAct[]> {
  const { tx, now, collegeId, users, members } = place
  const stored = new Map<DemoPractice, StoredPractice>()
  for (const title of TITLES) {
    const plan = PLANS[title]
    const draft: PracticeDocument = {
      title: texts.titles[title],
      introduction: texts.introduction,
      mode: 'whole',
      questionIds: title === 'open' ? [] : [...questionIds],
      draws: title === 'open' ? [{ key: 'draw', type: null, categoryId, difficulty: null, tags: [], count: 5 }] : [],
      shuffleQuestions: true,
      shuffleOptions: true,
      opensAt: daysFrom(now, plan.opens).toISOString(),
      closesAt: plan.closes === undefined ? null : daysFrom(now, plan.closes).toISOString(),
      isRepeatable: true,
      completion: 'hand_in',
      accuracyPercent: 80,
      points: 0,
      audience: EVERYONE,
      ...plan.settings,
    }
    stored.set(title, await addPractice(place, { plan, draft }))
  }
  const here = [...users].filter(([, userId]) => members.has(userId))
  const named = here.filter(([name]) => WITH_EVERY_STATE.includes(name))
  const others = here.filter(([name]) => !WITH_EVERY_STATE.includes(name) && isStaff(name)).slice(-MOST_OTHERS)
  for (const [people, plans] of [
    [named, EVERY_STATE],
    [others, OF_OTHERS],
  ] as const)
    for (const taken of plans)
      for (const [, userId] of people) {
        const practice = stored.get(taken.title)
        if (practice) await practise(place, practice, { ...taken, userId })
      }
  const favorites = named.flatMap(([, userId]) =>
    questionIds.slice(0, 2).map((questionId) => ({ userId, questionId, collegeId, createdAt: daysFrom(now, -2) })),
  )
  if (favorites.length > 0) await tx.insert(practiceFavorites).values(favorites)
  return [...stored].flatMap(([title, { id, document }]) => {
    const { state, opens } = PLANS[title]
    if (state === 'draft') return []
    const subject = { kind: 'practice', id, name: document.title }
    const at = daysFrom(now, Math.min(opens, 0) - 1)
    return [{ at, collegeId, record: { action: 'exam.practice.published', subject } }]
  })
}
